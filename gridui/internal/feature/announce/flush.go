// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// Flush emits everything there is to announce as one event, and reports whether there was anything. It is called
// when the events of a frame have ended. What depends on a background job waits until that job has ended.
func (f *Feature) Flush() bool {
	if !f.some || f.Texts.Announced.Filtered == nil { // the first Layout brings the texts
		return false
	}
	early := f.early
	f.early = nil
	for _, note := range early {
		note()
	}
	f.sayState()
	f.sayRanges()
	f.sayCounts()
	ev := events.TextAnnounced{Text: sentences(f.texts), Assertive: f.assertive}
	f.texts, f.assertive = f.texts[:0], false
	f.some = f.filtered || f.selected
	if ev.Text == "" {
		return false
	}
	f.Report.Emit(ev)
	return true
}

// sayState adds the order and the page if they differ from the previous ones: a change that was only proposed is
// not announced.
func (f *Feature) sayState() {
	if keys := f.Dataset.Want.ShownKeys(); f.sorted && !slices.Equal(keys, f.keys) {
		f.say(f.orderText(keys))
	}
	if page := f.Dataset.Page().PageState; f.turned && page != f.page {
		if count, known := f.Grid.PageCount(); known {
			f.say(f.Texts.PageOf(page.Index+1, count))
		}
	}
	f.sorted, f.turned = false, false
}

// sayCounts adds the number of rows that pass the filter and the number of selected rows, unless a background job
// is about to change them.
func (f *Feature) sayCounts() {
	if f.filtered && f.Dataset.Order.Job == nil && f.counted() {
		f.say(f.Texts.Announced.Filtered(f.Dataset.ShownCount()))
		f.filtered = false
	}
	if f.selected && !f.Selection.State.IsCounting() {
		f.say(f.Texts.SelectedCount(f.Grid.SelectedCount()))
		f.selected = false
	}
}

// counted reports whether the number of rows belongs to the current filter. A source returns it after its first
// rows, and the rows of the previous filter stay until then. counted does not wait for a number that the source
// cannot count.
func (f *Feature) counted() bool {
	status := f.Dataset.Access().Status()
	return status.Err != nil || !status.Pending && !status.Counting
}

// orderText returns the text for the columns that rows are sorted by.
func (f *Feature) orderText(keys []option.SortKey) string {
	texts := &f.Texts.Announced
	if len(keys) == 0 {
		return texts.Unsorted
	}
	var parts []string
	for _, k := range keys {
		name := f.Columns.Title(k.ColumnID)
		if k.By != option.SortByValue {
			name += " " + settings.SortWords(k.By, &f.Texts.SortBy)
		}
		if k.Desc {
			parts = append(parts, texts.Descending(name))
		} else {
			parts = append(parts, texts.Ascending(name))
		}
	}
	return texts.SortedBy(strings.Join(parts, ", "))
}

// sentences joins texts, each with a full stop at its end.
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
