// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package findtext searches texts for what a user typed, and replaces it.
//
// A Matcher is a compiled query. It never changes, so any number of goroutines may use it, each
// through a Finder of its own, which has the buffers. In reports whether a text has an occurrence;
// Spans says where all of them are, in bytes of the text as it was given; AppendReplaced puts
// another text in their place.
//
// Texts and queries compare in composed form (NFC without the reordering of marks and without the
// signs that are letters in it, which texts that people type do not have) and, unless the query asks
// otherwise, without letter case. The folding is that of package natural, so that a search finds what
// a filter finds. Initial consonants of Hangul syllables stand for the syllables where the query asks
// for that: "ㄱㅅ" is in "검색".
//
// Regular expressions come from the caller as a Pattern, so that programs without them do not
// link the package regexp. The package knows no grid, and imports the standard library and package
// intern alone.
package findtext
