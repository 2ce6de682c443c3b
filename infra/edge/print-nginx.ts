import { nginxConfig } from './nginx-config.ts'

// Written by the image of the edge while it is built.
process.stdout.write(nginxConfig())
