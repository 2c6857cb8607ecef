import { readFileSync } from 'node:fs'
import { PHONE, act, expectClear, newPage, openRace, playOn, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, longOption } from './games.ts'

/** A short race to its end, and the dialog that shows it to others. */
async function endOfRace(page: Page): Promise<void> {
  const { key, min } = await longOption()
  await openRace(page, { game: example.id, seed: 'film', seats: ['human', 'random'], options: { [key]: min } })
  await playOn(page, { act: act('click') })
  await page.getByRole('button', { name: 'Partager' }).click()
}

test('a finished race is filmed on a phone: shown while it is made, saved, and it moves', async ({ browser }, info) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await endOfRace(page)
  await page.getByRole('button', { name: 'Filmer la course' }).click()
  await expect(page.getByRole('progressbar', { name: 'Le film en cours de tournage' })).toBeInViewport()
  await expectClear(page)
  await expect(page.locator('.film-race output')).toHaveText(/Le film est prêt\s: \d+ secondes/)
  await expect(page.locator('.film-place')).toHaveCount(0)
  await expectClear(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer le film (WebM)' }).click(),
  ])
  const file = info.outputPath('film.webm')
  await download.saveAs(file)
  expect(errors).toEqual([])

  const cinema = await (await browser.newContext()).newPage()
  await cinema.setContent(`<video muted src="data:video/webm;base64,${readFileSync(file).toString('base64')}"></video>`)
  const film = await cinema.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const shots = new Set<string>()
    const canvas = document.createElement('canvas')
    if (video.readyState === 0) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
    Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
    video.addEventListener('timeupdate', () => {
      canvas.getContext('2d')!.drawImage(video, 0, 0)
      shots.add(canvas.toDataURL())
    })
    video.playbackRate = 4
    await video.play()
    await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }))
    return { width: video.videoWidth, height: video.videoHeight, seconds: video.currentTime, shots: shots.size }
  })
  expect(film).toMatchObject({ width: 480, height: 640 })
  // Title and result alone are six seconds.
  expect(film.seconds).toBeGreaterThan(6)
  expect(film.shots).toBeGreaterThan(3)
  await cinema.context().close()
  await page.context().close()
})

test('filming can be given up, and a browser that writes no video makes a GIF', async ({ page }) => {
  await endOfRace(page)
  await page.getByRole('button', { name: 'Filmer la course' }).click()
  await page.getByRole('button', { name: 'Arrêter le tournage' }).click()
  await expect(page.getByRole('button', { name: 'Filmer la course' })).toBeVisible()
  await expect(page.locator('.film-place')).toHaveCount(0)
  await page.evaluate('delete globalThis.MediaRecorder')
  await page.getByRole('button', { name: 'Filmer la course' }).click()
  const save = page.getByRole('button', { name: 'Enregistrer le film (GIF)' })
  await expect(save).toBeVisible({ timeout: 180_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const gif = readFileSync(await download.path()).toString('base64')
  const size = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/gif;base64,${data}`
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, gif)
  expect(size).toEqual([480, 330])
  // Closing the dialog is giving up, too.
  await page.keyboard.press('Escape')
  await expect(page.locator('.film-race')).toHaveCount(0)
})
