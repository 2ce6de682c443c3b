import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** An S3-compatible store where configuration names one, else a folder. */
export async function chooseFileStore({ s3, dataDir }: Config): Promise<FileStore> {
  return s3 ? createS3Store(s3) : createLocalStore(join(dataDir, 'files'))
}
