// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"cmp"
	"fmt"
	"slices"
)

// maxNoteLines is the maximum number of lines that a note keeps.
const maxNoteLines = 20

// Note describes one sort of flaw and its places.
type Note struct {
	// Line is the first line concerned, from 1; 0 if the note is about the file.
	Line int
	// Lines holds the first 20 lines concerned; Count is the number of all places.
	Lines []int
	Count int
	// Text describes the flaw and how it is shown.
	Text string
}

// String returns the note with its line: "line 12: 3 rows have …".
func (n Note) String() string {
	if n.Line == 0 {
		return n.Text
	}
	return fmt.Sprintf("line %d: %s", n.Line, n.Text)
}

type noteKind uint8

const (
	shortRow noteKind = iota
	longRow
	wideRow
	blankLine
	unclosedQuote
	strayQuote
	nulByte
	badUTF8
	badUTF16
	headerOnly
	brokenOff
	cutOff
	grownFile
	noteKinds
)

// noteTexts holds the texts of notes, for one place and for several.
var noteTexts = [noteKinds][2]string{
	shortRow:      {"1 row has fewer cells than there are columns; those missing are empty", "%d rows have fewer cells than there are columns; those missing are empty"},
	longRow:       {"1 row has more cells than there are columns; they are shown in columns of their own", "%d rows have more cells than there are columns; they are shown in columns of their own"},
	wideRow:       {"1 row has more than 16,384 cells; the last one holds the rest of the line", "%d rows have more than 16,384 cells; the last one holds the rest of the line"},
	blankLine:     {"1 blank line is not shown", "%d blank lines are not shown"},
	unclosedQuote: {"1 quote is opened and never closed; it is shown as it stands", "%d quotes are opened and never closed; they are shown as they stand"},
	strayQuote:    {"1 cell has text behind its closing quote; it is shown as it stands", "%d cells have text behind their closing quote; they are shown as they stand"},
	nulByte:       {"1 row holds NUL bytes; they are kept", "%d rows hold NUL bytes; they are kept"},
	badUTF8:       {"1 row is not valid UTF-8; the bytes that are not are shown as \uFFFD", "%d rows are not valid UTF-8; the bytes that are not are shown as \uFFFD"},
	badUTF16:      {"1 code unit is not valid UTF-16; it is shown as \uFFFD", "%d code units are not valid UTF-16; they are shown as \uFFFD"},
	headerOnly:    {"there is a header and no row", ""},
	brokenOff:     {"the file breaks off here", ""},
	cutOff:        {"the table is cut here, for the memory set for it is used up; the rest of the file is not shown", ""},
	grownFile:     {"the file has grown since it was opened; what was added is not shown", ""},
}

// notebook collects notes. Its memory is bounded for any file.
type notebook [noteKinds]struct {
	count  int
	lines  []int
	detail string
}

func (b *notebook) add(kind noteKind, line int) {
	e := &b[kind]
	e.count++
	if line > 0 && len(e.lines) < maxNoteLines {
		e.lines = append(e.lines, line)
	}
}

// fail notes that reading ended early.
func (b *notebook) fail(line int, err error) {
	b.add(brokenOff, line)
	b[brokenOff].detail = ": " + err.Error()
}

func (b *notebook) notes() []Note {
	var notes []Note
	for kind, e := range b {
		if e.count == 0 {
			continue
		}
		n := Note{Lines: e.lines, Count: e.count, Text: noteTexts[kind][0] + e.detail}
		if e.count > 1 {
			n.Text = fmt.Sprintf(noteTexts[kind][1], e.count)
		}
		if len(e.lines) > 0 {
			n.Line = e.lines[0]
		}
		notes = append(notes, n)
	}
	slices.SortStableFunc(notes, func(a, b Note) int { return cmp.Compare(a.Line, b.Line) })
	return notes
}
