import { KEPT, keep } from '../../shared/state/kept.ts'

/** Keeps the profile a person works as. Calls name it from then on. */
export function chooseProfile(profile: { id: string; name: string }): void {
  keep(KEPT.profile, JSON.stringify({ id: profile.id, name: profile.name }))
}
