export function isInstalled(root: string, wanted: string): boolean
