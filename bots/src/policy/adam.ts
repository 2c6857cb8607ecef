/** Adam's gradient steps, upwards. All of it is plain numbers, so that it can be kept and taken up again. */
export class Adam {
  readonly first: Float64Array
  readonly second: Float64Array
  steps = 0

  constructor(size: number) {
    this.first = new Float64Array(size)
    this.second = new Float64Array(size)
  }

  climb(weights: Float64Array, slope: Float64Array, rate: number): void {
    this.steps++
    const [early, late] = [1 - FIRST ** this.steps, 1 - SECOND ** this.steps]
    for (let i = 0; i < weights.length; i++) {
      this.first[i] = FIRST * this.first[i]! + (1 - FIRST) * slope[i]!
      this.second[i] = SECOND * this.second[i]! + (1 - SECOND) * slope[i]! ** 2
      weights[i]! += (rate * (this.first[i]! / early)) / (Math.sqrt(this.second[i]! / late) + 1e-8)
    }
  }
}

const FIRST = 0.9
const SECOND = 0.99
