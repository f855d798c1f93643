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

// Grid is what the feature asks the grid.
type Grid interface {
	// PageCount is the number of pages, and whether it is known.
	PageCount() (count int, known bool)
	// SelectedCount is the number of selected rows.
	SelectedCount() int
	// ErrorText is an error in the language of the user.
	ErrorText(err error) string
}

// Steps describes steps that were undone or redone.
type Steps interface {
	Describe(s undo.Step, redo bool) string
}

// Sources are what the feature reads.
type Sources struct {
	_ nocmp.Struct

	Options *option.Options
	// Texts are empty until the first frame.
	Texts     *locale.Texts
	Columns   *column.Set
	Dataset   *dataset.Set
	Selection *selection.Rows
	Ranges    *cellrange.Ranges
	Report    dataset.Report
	Steps     Steps
	Grid      Grid
}

// Feature gathers what there is to announce at the end of a frame's events. Its zero value lacks
// only its Sources.
type Feature struct {
	Sources

	// some is true while there is anything to announce; assertive says that it has to interrupt
	// what the screen reader says.
	some, assertive bool
	texts           []string
	// sorted and turned say that order and page changed; keys and page are the ones before.
	sorted, turned bool
	keys           []option.SortKey
	page           option.PageState
	// ranged says that the ranges of cells changed, ranges are the ones before.
	ranged bool
	ranges []option.CellRange
	// early puts into words, once there are any, what happened before.
	early []func()
	// filtered and selected wait until rows are in order and counted.
	filtered, selected bool
}

// say adds a text.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (f *Feature) say(text string) { f.texts, f.some = append(f.texts, text), true }

// mostEarly is how much is kept of what happens before the first frame.
const mostEarly = 16

// later keeps what has no words yet, and reports whether that is so: the first Layout brings the words.
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
