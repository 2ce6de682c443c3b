import { nginxConfig } from './nginx-config.ts'

// Run while the image of the edge is built.
process.stdout.write(nginxConfig())
