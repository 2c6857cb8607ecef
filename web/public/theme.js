// Day or night before anything is drawn: as the reader has chosen, else as the system says. The settings call it again.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let settings = {}
    try {
      settings = JSON.parse(localStorage.getItem('echappee/settings') ?? '{}')
    } catch {
      // Without storage the system decides.
    }
    const isNight = settings.theme === 'night' || (settings.theme !== 'day' && dark.matches)
    const root = document.documentElement
    root.dataset.theme = isNight ? 'night' : 'day'
    root.dataset.text = settings.text ?? 'normal'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isNight ? '#1f1d22' : '#f4ead5')
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('echappee-settings', apply)
})()
