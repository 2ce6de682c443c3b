/** An invalid setting, described in one line; the start prints it and exits. */
export class SettingError extends Error {}
