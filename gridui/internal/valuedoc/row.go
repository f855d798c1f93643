// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import (
	"unicode"
	"unicode/utf8"
)

// Kind is the kind of the text of a row.
type Kind uint8

// The kinds of rows. Those after Plain are rows of JSON.
const (
	Plain Kind = iota
	String
	Number
	// Word is true, false or null.
	Word
	// Open begins an object or an array, Close ends it. Empty is one without members.
	Open
	Close
	Empty
)

// Fold is the state of a row that can hide the rows of its object or array.
type Fold uint8

// The states. Rows that hide no others have NoFold.
const (
	NoFold Fold = iota
	Unfolded
	Folded
)

// Row is a row of a document, before it is wrapped. Its texts are parts of the source.
type Row struct {
	// Number is the number of the line, counted from 1; 0 for a row that goes on with the line of the row above.
	Number int
	// Depth is the number of objects and arrays around a row of JSON.
	Depth int
	// Key is the key of a member with its quotes, empty for none. Text follows it, and Tail follows Text: the comma, and
	// the end of a folded object or array.
	Key, Text, Tail string
	// KeyFrom and From are the places of Key and Text in the source, in bytes.
	KeyFrom, From int
	Kind          Kind
	Fold          Fold
	// Members is the number of members of an object or an array that can fold.
	Members int
}

// pieceSize is the number of bytes after which a line goes on in another row: shaping a text takes longer than linear
// time.
const pieceSize = 1 << 10

// pieceEnd returns the end of a piece of s that begins at from and ends before to, or somewhat earlier: after a space, or
// at least between two characters.
func pieceEnd(s string, from, to int) int {
	if to-from <= pieceSize {
		return to
	}
	most := from + pieceSize
	for end := most; end > most-pieceSize/8; end-- {
		if s[end-1] == ' ' || s[end-1] == '\t' {
			return end
		}
	}
	return characterStart(s, from, most)
}

// characterStart returns the last place up to at, after from, that does not divide a character or its marks.
func characterStart(s string, from, at int) int {
	for end := at; end > from && end > at-64; end-- {
		if !utf8.RuneStart(s[end]) {
			continue
		}
		r, _ := utf8.DecodeRuneInString(s[end:])
		before, _ := utf8.DecodeLastRuneInString(s[from:end])
		if before != joiner && r != joiner && !unicode.Is(unicode.M, r) {
			return end
		}
	}
	return at
}

// joiner joins the parts of an emoji.
const joiner = '\u200d'
