// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// State returns what shows instead of rows.
func (f *Feature) State() option.PlaceholderState {
	switch {
	case !f.Viewport.Geometry.Empty:
		return option.PlaceholderNone
	case f.Dataset.Failure() != nil:
		return option.PlaceholderFailed
	case f.Options.Filtering.Active() && f.Dataset.Access().Filtered():
		return option.PlaceholderNoMatch
	}
	return option.PlaceholderEmpty
}

// words holds the texts of a state, made again only when they change.
type words struct {
	text, button string
	icon         icon.Icon

	// err and notRead are the values that the text why was made from.
	err          error
	notRead, why string
}

// custom returns the widget of the program for a state, nil if there is none.
func (f *Feature) custom(state option.PlaceholderState) layout.Widget {
	w := &f.Painter.Style.Widgets
	switch state {
	case option.PlaceholderEmpty:
		return w.Empty
	case option.PlaceholderNoMatch:
		return w.NoMatch
	case option.PlaceholderFailed:
		return w.Failed
	}
	return nil
}

// syncWords updates the words for a state.
func (f *Feature) syncWords(state option.PlaceholderState) {
	w, st, o := &f.words, &f.Painter.Style, &f.Options.Placeholder
	w.button = ""
	switch state {
	case option.PlaceholderEmpty:
		w.text, w.button, w.icon = st.EmptyText, o.EmptyAction, st.Icons.NoRows
		if w.text == "" {
			w.text = st.Texts.EmptyText
		}
	case option.PlaceholderNoMatch:
		w.text, w.icon = st.Texts.NoMatch, st.Icons.NoMatch
		if !o.ClearDisabled {
			w.button = st.Texts.ClearFilters
		}
	case option.PlaceholderFailed:
		w.text, w.icon = f.failure(), st.Icons.Failed
		if f.Dataset.Retries() {
			w.button = st.Texts.TryAgain
		}
	}
}

// failure returns why rows could not be read.
func (f *Feature) failure() string {
	w, err := &f.words, f.Dataset.Failure()
	if notRead := f.Painter.Style.Texts.NotRead; err != w.err || notRead != w.notRead {
		w.err, w.notRead, w.why = err, notRead, notRead+": "+f.Dataset.Explain(err)
	}
	return w.why
}

// clicks reports whether the button shows.
func (f *Feature) clicks() bool {
	state := f.State()
	if state == option.PlaceholderNone || f.Options.Loading.Overlay || !f.Painter.Styled() || f.custom(state) != nil {
		return false
	}
	f.syncWords(state)
	return f.words.button != ""
}

// Update reads a click of the button, and reports whether there was one.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.action.ClickedIf(gtx, f.clicks()) {
		return false
	}
	state := f.State()
	ui.TakeKeyboard(gtx, f.Keyboard) // the button may be gone in the next frame
	switch state {
	case option.PlaceholderFailed:
		f.Dataset.RetryFailed()
	case option.PlaceholderNone:
	default:
		if state == option.PlaceholderNoMatch {
			f.Grid.ClearFilters()
			dataset.SetExpression(&f.Options.Filtering, filter.Expr{}, f.Report)
			dataset.SetQuick(&f.Options.Filtering, "", f.Report)
		}
		f.Report.Emit(events.PlaceholderClicked{State: state})
	}
	return true
}

// AppendControls appends the button, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.clicks() {
		dst = append(dst, &f.action.Clickable)
	}
	return dst
}
