/** Lower case without accents or dots, so that 'garantias' finds 'Garantías' and 'kullanici' finds 'Kullanıcılar'. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
