// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import (
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/undo"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// PageCount returns the number of pages, and whether it is known.
	PageCount() (count int, known bool)
	// SelectedCount returns the number of selected rows.
	SelectedCount() int
	// ErrorText returns an error in the language of the user.
	ErrorText(err error) string
}

// Steps describes steps that were undone or redone.
type Steps interface {
	Describe(s undo.Step, redo bool) string
}

// Sources holds what the feature reads.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	// Texts is empty until the first frame.
	Texts     *locale.Texts
	Columns   *column.Set
	Dataset   *dataset.Set
	Selection *selection.Rows
	Ranges    *cellrange.Ranges
	Report    dataset.Report
	Steps     Steps
	Grid      Grid
}

// Feature collects what to announce at the end of the events of a frame. Its zero value lacks only its Sources.
type Feature struct {
	Sources

	// some is true while there is something to announce. assertive is set if it has to interrupt the screen
	// reader.
	some, assertive bool
	texts           []string
	// sorted and turned are set if order and page changed; keys and page are the previous ones.
	sorted, turned bool
	keys           []option.SortKey
	page           option.PageState
	// ranged is set if the ranges of cells changed; ranges holds the previous ones.
	ranged bool
	ranges []option.CellRange
	// early holds functions that announce earlier events, to be called as soon as there are texts.
	early []func()
	// filtered and selected are announced after rows have been put in order and counted.
	filtered, selected bool
}

// say adds a text.
//
// It is not inlined, because it has many callers and binaries should stay small.
//
//go:noinline
func (f *Feature) say(text string) { f.texts, f.some = append(f.texts, text), true }

// mostEarly bounds how many events are kept before the first frame.
const mostEarly = 16

// later keeps a note until there are texts, and reports whether it did: the first Layout brings the texts.
func (f *Feature) later(note func()) bool {
	if f.Texts.Announced.Filtered != nil {
		return false
	}
	if len(f.early) < mostEarly {
		f.early, f.some = append(f.early, note), true
	}
	return true
}

// warn adds the text of a failure.
func (f *Feature) warn(text string) {
	f.assertive = true
	f.say(text)
}
