// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// TypeAhead moves the focus to the next row whose cell in the focused column begins with the typed letters, where
// letters do not edit. The zero value is off.
//
// A first letter searches from the next row on, further letters from the focused row on, and the search goes on at the
// first row after the last one. A repeated letter goes from hit to hit. Letters that come within 0.7 seconds of each
// other belong together. Letter case is ignored, and initial consonants of Hangul match their syllables. If no cell
// begins so, the focus stays. Of more than a million rows, the next million are searched; rows that a source has not
// loaded are passed over.
type TypeAhead struct {
	Enabled bool
}
