import '@fontsource/josefin-sans/latin-700.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-700.css'
import '@echappee/kit/styles.css'
import './shell/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { LanguageProvider } from './shell/language.tsx'

const root = createRoot(document.querySelector('#root')!)
// In the frame of another site nothing of this one is begun.
if (location.pathname.startsWith('/embed/')) void import('./embed/start.tsx').then(async ({ start }) => start(root))
else
  root.render(
    <StrictMode>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </StrictMode>,
  )
