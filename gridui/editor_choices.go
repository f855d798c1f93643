// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// choiceList is the list below the editor of a cell that has values to choose from.
// What is typed moves its cursor to the first value that begins so, else to the
// first that holds it.
type choiceList struct {
	texts []string
	// folded are the texts in lower case.
	folded []string
	// at is the value that would be taken, or -1.
	at   int
	rows ui.List
}

// choiceRows is how many values show at once.
const choiceRows = 8

// reset begins anew with the value of a cell, or with what was typed.
func (l *choiceList) reset(texts []string, text string, held bool) {
	*l = choiceList{texts: texts, at: -1}
	l.rows.Reset(0)
	l.rows.Lent = true
	l.folded = make([]string, len(texts))
	for i, t := range texts {
		l.folded[i] = strings.ToLower(t)
	}
	if held {
		l.put(slices.Index(texts, text))
		return
	}
	l.sync(text)
}

// sync moves the cursor to what was typed.
func (l *choiceList) sync(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "" {
		l.put(-1)
		return
	}
	at := slices.Index(l.folded, text)
	if at < 0 {
		at = slices.IndexFunc(l.folded, func(t string) bool { return strings.HasPrefix(t, text) })
	}
	if at < 0 {
		at = slices.IndexFunc(l.folded, func(t string) bool { return strings.Contains(t, text) })
	}
	l.put(at)
}

// put moves the cursor to a value, or to none.
func (l *choiceList) put(at int) {
	l.at = at
	l.rows.At = max(at, 0)
	if l.rows.RowH > 0 {
		l.rows.Show()
	}
}

// chosen is the value that is taken for a text, or -1.
func (l *choiceList) chosen(text string) int {
	if text == "" && !(l.at >= 0 && l.texts[l.at] == "") {
		return -1
	}
	return l.at
}

// choiceKey moves through the values, and says whether the key does that.
func (e *engine) choiceKey(name key.Name) bool {
	d := &e.editor
	l := &d.list
	if d.kind != column.EditorChoice || len(l.texts) == 0 {
		return false
	}
	page := max(l.rows.Rect.Dy()/max(l.rows.RowH, 1)-1, 1)
	at := l.at
	switch name {
	case key.NameUpArrow:
		at--
	case key.NameDownArrow:
		at++
	case key.NamePageUp:
		at -= page
	case key.NamePageDown:
		at += page
	default:
		return false
	}
	e.choose(min(max(at, 0), len(l.texts)-1))
	return true
}

// choose puts a value into the field, ready to be typed over.
func (e *engine) choose(i int) {
	d := &e.editor
	d.field.SetText(textrun.Shapeable(d.list.texts[i]))
	d.field.SetCaret(d.field.Len(), 0)
	d.wrong, d.length.known = "", false
	d.list.put(i)
	e.showEdited()
}

// dropStep reads one event of the list or the calendar.
func (e *engine) dropStep(gtx layout.Context) bool {
	d := &e.editor
	switch {
	case d.kind == column.EditorChoice:
		picked, ok := d.list.rows.Pointed(gtx)
		if picked >= 0 && picked < len(d.list.texts) {
			e.choose(picked)
			e.commitEdit()
		}
		return ok
	case d.kind == column.EditorTime && d.date.open:
		return e.dateStep(gtx)
	}
	return false
}
