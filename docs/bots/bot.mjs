// A bot for Échappée in JavaScript: it plays the last legal move.
import { createInterface } from 'node:readline'

const answer = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') answer({ type: 'hello', name: 'Sample in JavaScript' })
  else if (message.type === 'decide') answer({ type: 'move', move: message.moves.length - 1 })
  else if (message.type === 'result') break
}
