// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package numtext reads numbers as people write them: with the decimal and grouping signs of a locale, a
// currency sign, a percent sign, parentheses for negative numbers, and digits of any script. It depends on no
// grid and no locale, only on a Reader with signs.
//
// A number is read as follows. Every character below also counts in its full-width form.
//
//   - Signs. One minus or plus sign before the digits, or a minus sign behind them; hyphens, the
//     figure dash, the en dash and U+2212 are minus signs. Parentheses around the number make it
//     negative and exclude a sign.
//   - Currency. One character of the Unicode category Sc, or 원, 円 or 元, before or behind the
//     digits. It does not change the value. ISO codes such as "USD" are read
//     if they are Units of the Reader.
//   - Percent. One percent sign before or behind the digits divides by 100, exactly: the decimal
//     exponent is lowered by two before the number is rounded to a binary one.
//   - Digits of one script, of the Unicode category Nd: ASCII, Arabic-Indic, Devanagari, Thai and
//     so on. ASCII and full-width digits count as one script.
//   - The decimal sign of the Reader, once. Digits before or behind it can be left out.
//   - The grouping signs of the Reader: one sign in the whole number, the first group of one to
//     three digits, all others of exactly three; for Indian numbers also groups of two digits with
//     a last group of three. All spaces are one sign, and so are all apostrophes. The Arabic signs
//     U+066B and U+066C mean decimal and grouping in every Reader, since they have no other use.
//   - An exponent: "e" or "E", an optional sign, digits.
//   - Spaces are ignored at the ends and next to the signs above, direction marks everywhere
//     but between digits.
//
// A text with a sign that can mean two things is refused and not guessed at: a sign between digits that is
// neither the decimal nor the grouping sign, a second decimal sign, and a grouped number that begins with 0,
// such as "0,123", which is usually a decimal number of another locale.
//
// People type numbers as they see them displayed. If displayed numbers have other signs than the Reader,
// these are given as Shown: a text is read by the signs that make it a number, and refused if both do with
// different results, such as "1.234" typed where "1.234,5" is the notation of the locale and "1234.5" that of
// the cells.
package numtext
