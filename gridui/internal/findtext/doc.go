// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package findtext searches texts for what a user typed, and replaces it.
//
// A Matcher is a compiled query. It is immutable, so any number of goroutines may use it, each through its
// own Finder, which holds the buffers. In reports whether a text has an occurrence; Spans returns the places
// of all occurrences, in bytes of the given text; AppendReplaced replaces them by another text.
//
// Texts and queries compare in composed form (NFC without the reordering of marks and without signs that are
// letters in it, which do not occur in typed text) and, unless the query requires otherwise, without letter
// case. Packages natural and value fold in the same way, so that a search finds the same texts as a filter.
// Initial consonants of Hangul match their syllables if the query requires it: "ㄱㅅ" is in "검색".
//
// Regular expressions come from the caller as a Pattern, so that programs without them do not link package
// regexp. The package does not depend on grids. It imports only the standard library and packages hangul,
// intern, natural and value.
package findtext
