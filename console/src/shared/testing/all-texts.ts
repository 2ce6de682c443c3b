import { loadTexts } from '../language/texts.tsx'

// A test shows parts without the router that waits for the words of a page.
await loadTexts('es')
