// Runs before the first paint, so that the page never flashes in the wrong theme. The page's own switch keeps to the same names.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('theme')
    } catch {
      // Storage is closed to us: the system decides.
    }
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  show()
  dark.addEventListener('change', show)
  addEventListener('storage', show)
  addEventListener('themechange', show)
})()
