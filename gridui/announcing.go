// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// announcing gathers what there is to say at the end of a frame's events. The zero value
// has nothing.
type announcing struct {
	some, assertive bool
	texts           []string
	// sorted and turned wait for the end of the events, keys and page being the order and
	// the page before them; filtered and selected wait until the rows are in order and
	// counted.
	sorted, turned, filtered, selected bool
	keys                               []option.SortKey
	page                               option.PageState
}

// say says that something happened.
//
//go:noinline
func (a *announcing) say(text string) { a.texts, a.some = append(a.texts, text), true }

// warn says what failed.
func (a *announcing) warn(text string) {
	a.assertive = true
	a.say(text)
}

// noteAnnounced takes note of an event that users who do not see it should hear of.
func (g *core) noteAnnounced(raw rawEvent) {
	if !g.Announce || g.noteRowsMoved(raw.ev) {
		return
	}
	a, texts := &g.announcing, &g.engine.draw.Style.Texts.Announced
	switch ev := raw.ev.(type) {
	case events.SortChanged:
		if !a.sorted {
			a.keys = slices.Clone(ev.From)
		}
		a.sorted, a.some = true, true
	case events.FilterChanged:
		a.filtered, a.some = true, true
	case events.SelectionChanged:
		a.selected, a.some = true, true
	case events.PageChanged:
		if !a.turned {
			a.page = ev.From
		}
		a.turned, a.some = true, true
	case events.Copied:
		if ev.Err != nil {
			a.warn(texts.NotCopied)
		} else {
			a.say(texts.Copied(ev.Rows, ev.Columns))
		}
	case events.Pasted:
		a.say(texts.Pasted(ev.Rows, ev.Columns))
	case events.PasteFailed:
		a.warn(g.ErrorText(ev.Err))
	case events.RowsRefused:
		a.warn(texts.RowsRefused(len(ev.Errors)))
	case events.EditRefused:
		a.warn(g.ErrorText(ev.Err))
	case events.Undone:
		a.say(g.undoneText(raw.step, ev.Redo))
	case events.Exported:
		if ev.Err != nil {
			a.warn(texts.NotExported)
		} else {
			a.say(texts.Exported(ev.Rows))
		}
	}
}

// noteRowsMoved is noteAnnounced for rows on their way, and says whether it was about
// such.
func (g *core) noteRowsMoved(ev events.Event) bool {
	a, texts := &g.announcing, &g.engine.draw.Style.Texts.Announced
	switch ev := ev.(type) {
	case events.RowDragStarted:
		a.say(texts.Lifted(len(ev.RowIDs)))
	case events.RowDragMoved:
		a.say(g.gapText(ev))
	case events.RowDragEnded:
		if ev.Dropped {
			a.say(texts.Dropped(len(ev.RowIDs)))
		} else {
			a.say(texts.PutBack)
		}
	default:
		return false
	}
	return true
}

// gapText says where rows would go.
func (g *core) gapText(ev events.RowDragMoved) string {
	texts := &g.engine.draw.Style.Texts.Announced
	row, ok := g.data.FindRow(ev.TargetRowID, 0)
	switch {
	case ev.Where == option.RowEnd || !ok:
		return texts.AtEnd
	case ev.Where == option.RowBefore:
		return texts.BeforeRow(row + 1)
	case ev.Where == option.RowAfter:
		return texts.AfterRow(row + 1)
	}
	return texts.IntoRow(row + 1)
}

// announce puts what there is to say behind the events of the frame, and says whether
// there is anything. What waits for work in the background is said when that has ended.
func (g *core) announce() bool {
	a, texts := &g.announcing, &g.engine.draw.Style.Texts.Announced
	if !a.some || texts.Filtered == nil { // the first Layout brings the words
		return false
	}
	// What was only proposed, and is not so, is not news.
	if keys := g.data.Want.ShownKeys(); a.sorted && !slices.Equal(keys, a.keys) {
		a.say(g.orderText(keys))
	}
	if at := g.data.Page().PageState; a.turned && at != a.page {
		if count, known := g.PageCount(); known {
			a.say(g.engine.draw.Style.Texts.PageOf(at.Index+1, count))
		}
	}
	a.sorted, a.turned = false, false
	if a.filtered && g.data.Order.Job == nil {
		a.say(texts.Filtered(g.Shown()))
		a.filtered = false
	}
	if a.selected && g.selection.State.Counting == nil {
		a.say(g.engine.draw.Style.Texts.SelectedCount(g.SelectedCount()))
		a.selected = false
	}
	ev := events.Announced{Text: sentences(a.texts), Assertive: a.assertive}
	a.texts, a.assertive = a.texts[:0], false
	a.some = a.filtered || a.selected
	if ev.Text == "" {
		return false
	}
	g.report.Emit(ev)
	return true
}

// orderText says by what rows are sorted.
func (g *core) orderText(keys []option.SortKey) string {
	texts := &g.engine.draw.Style.Texts.Announced
	if len(keys) == 0 {
		return texts.Unsorted
	}
	var parts []string
	for _, k := range keys {
		name := g.engine.cols.Title(k.ColumnID)
		if k.Desc {
			parts = append(parts, texts.Descending(name))
		} else {
			parts = append(parts, texts.Ascending(name))
		}
	}
	return texts.SortedBy(strings.Join(parts, ", "))
}

// sentences joins texts, each with a stop at its end.
func sentences(texts []string) string {
	var b strings.Builder
	for _, text := range texts {
		if text == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(text)
		if !strings.HasSuffix(text, ".") {
			b.WriteByte('.')
		}
	}
	return b.String()
}
