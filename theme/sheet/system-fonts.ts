/**
 * Fonts that systems bring for scripts of which a generic family names a wrong one, or one of the wrong country: of macOS
 * and iOS, of Windows, of Android and Linux. By ISO 15924 codes.
 */
const BY_SCRIPT: Readonly<Record<string, Record<'sans' | 'serif', string[]>>> = {
  Jpan: {
    sans: ['Hiragino Sans', 'Yu Gothic', 'Noto Sans JP', 'Noto Sans CJK JP'],
    serif: ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP'],
  },
  Hans: {
    sans: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'],
    serif: ['Songti SC', 'SimSun', 'Noto Serif SC', 'Noto Serif CJK SC'],
  },
  Hant: {
    sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC'],
    serif: ['Songti TC', 'PMingLiU', 'Noto Serif TC', 'Noto Serif CJK TC'],
  },
  Kore: {
    sans: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
    serif: ['AppleMyungjo', 'Batang', 'Noto Serif KR', 'Noto Serif CJK KR'],
  },
  Arab: {
    sans: ['SF Arabic', 'Segoe UI', 'Noto Sans Arabic'],
    serif: ['Geeza Pro', 'Sakkal Majalla', 'Noto Naskh Arabic'],
  },
  Deva: {
    sans: ['Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari'],
    serif: ['ITF Devanagari', 'Nirmala UI', 'Noto Serif Devanagari'],
  },
};

/**
 * The fonts of systems that suit a language, in the order in which they are looked for.
 * @param language a BCP 47 tag
 * @returns none where those of the generic families suit it
 */
export function systemFonts(language: string, kind: 'sans' | 'serif'): string[] {
  const { script = '' } = new Intl.Locale(language).maximize();
  return BY_SCRIPT[script]?.[kind] ?? [];
}
