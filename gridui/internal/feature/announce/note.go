// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import (
	"errors"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/option"
)

// WatchEvent notes an event that users who do not see the grid should be told about.
func (f *Feature) WatchEvent(raw report.Raw) {
	switch ev := raw.Event.(type) {
	case edit.CellsEdited:
		f.noteEdits(ev.By, ev.Changes.Count(), ev.Moved)
	case edit.RowsInserted:
		f.noteInserted(len(ev.IDs))
	case events.StepUndone:
		f.note(ev, f.Steps.Describe(raw.Step, ev.Redo))
	case nil: // a row event is not announced
	default:
		f.note(ev, "")
	}
}

// noteInserted notes that rows were inserted.
func (f *Feature) noteInserted(rows int) {
	if f.Options.Announce && rows > 0 && !f.later(func() { f.noteInserted(rows) }) {
		f.say(f.Texts.Announced.RowsAdded(rows))
	}
}

// note notes an event. undone describes the step of an events.StepUndone.
func (f *Feature) note(ev events.Event, undone string) {
	if !f.Options.Announce || f.noteState(ev) || f.later(func() { f.note(ev, undone) }) || f.noteRowDrag(ev) {
		return
	}
	texts := &f.Texts.Announced
	switch ev := ev.(type) {
	case events.CellsCopied:
		if errors.Is(ev.Err, edit.ErrCopyLarge) {
			f.warn(f.Grid.ErrorText(ev.Err))
		} else if ev.Err != nil {
			f.warn(texts.NotCopied)
		} else {
			f.say(f.copiedText(ev))
		}
	case events.CellsPasted:
		if ev.Err != nil {
			f.warn(f.Grid.ErrorText(ev.Err))
		} else {
			f.say(texts.Pasted(ev.Rows, ev.Columns))
		}
	case events.RowAdded:
		f.say(texts.RowsAdded(1))
	case events.RowsDeleted:
		f.say(texts.RowsDeleted(len(ev.RowIDs)))
	case events.RowsRefused:
		f.warn(texts.RowsRefused(len(ev.Errors)))
	case events.EditRefused:
		f.warn(f.Grid.ErrorText(ev.Err))
	case events.StepUndone:
		f.say(undone)
	case events.GroupingChanged:
		f.sayGrouping(ev)
	case events.ZoomChanged:
		if !f.Options.Zoom.Controlled {
			f.say(texts.Zoomed(int(ev.To*100 + 0.5)))
		}
	case events.HitFound:
		f.say(f.foundText(ev))
	case events.HitsReplaced:
		f.say(f.replacedText(ev))
	case events.RowsExported:
		if ev.Err != nil {
			f.warn(texts.NotExported)
		} else {
			f.say(f.exportedText(ev))
		}
	}
}

// noteState notes a change of state, which becomes text when the events of the frame have ended. It reports
// whether the event is such a change.
func (f *Feature) noteState(ev events.Event) bool {
	switch ev := ev.(type) {
	case events.SortChanged:
		if !f.sorted {
			f.keys = slices.Clone(ev.From)
		}
		f.sorted = true
	case events.PageChanged:
		if !f.turned {
			f.page = ev.From
		}
		f.turned = true
	case events.RangesChanged:
		if !f.ranged {
			f.ranges = ev.From
		}
		f.ranged = true
	case events.FilterChanged, events.ExpressionChanged, events.QuickFilterChanged:
		f.filtered = true
	case events.SelectionChanged:
		f.selected = true
	default:
		return false
	}
	f.some = true
	return true
}

// noteRowDrag notes an event of dragged rows. It reports whether the event is one.
func (f *Feature) noteRowDrag(ev events.Event) bool {
	texts := &f.Texts.Announced
	switch ev := ev.(type) {
	case events.RowDragStarted:
		f.say(texts.Lifted(len(ev.RowIDs)))
	case events.RowDragMoved:
		f.say(f.targetText(ev))
	case events.RowDragEnded:
		if ev.Dropped {
			f.say(texts.Dropped(len(ev.RowIDs)))
		} else {
			f.say(texts.PutBack)
		}
	default:
		return false
	}
	return true
}

// targetText returns the text for the place that dragged rows would go to.
func (f *Feature) targetText(ev events.RowDragMoved) string {
	texts := &f.Texts.Announced
	row, ok := f.Dataset.FindRow(ev.TargetRowID, 0)
	switch {
	case ev.Where == option.RowEnd || !ok:
		return texts.AtEnd
	case ev.Where == option.RowBefore:
		return texts.BeforeRow(int(row + 1))
	case ev.Where == option.RowAfter:
		return texts.AfterRow(int(row + 1))
	}
	return texts.IntoRow(int(row + 1))
}
