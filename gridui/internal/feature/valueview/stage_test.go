// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview_test

import (
	"errors"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/valueview"
)

type doc struct {
	ID, Title, Note, Body string
	Data                  []byte
	Price                 float64
	At                    time.Time
	Open                  bool
}

// stage is a grid of documents with a value view.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[doc]
	view valueview.Viewer
}

func docs() []doc {
	return []doc{
		{"a", "First", "one\ntwo\nthree", `{"name":"Kim","list":[1,2,{"x":null}],"empty":{}}`, []byte("\x89PNG\r\n\x1a\n0123456789"), 1234.5678, time.Date(2024, 5, 6, 7, 8, 9, 123e6, time.UTC), true},
		{"b", "Second", strings.Repeat("word ", 400), "[1,2", []byte("가나다"), 2, time.Time{}, false},
		{"c", "", "", "", nil, 0, time.Time{}, false},
	}
}

// newStage shows three documents in a window wide enough for a panel next to the grid.
func newStage(set func(s *stage)) *stage {
	s := &stage{}
	s.Grid.RowID = func(d doc) string { return d.ID }
	s.Grid.Columns = []gridui.Column[doc]{
		gridui.Field("title", "Title", func(d doc) string { return d.Title }).Edit(func(d *doc, v string) { d.Title = v }).Validate(func(_ doc, v string) error {
			if v == "bad" {
				return errors.New("not this word")
			}
			return nil
		}),
		gridui.Field("note", "Note", func(d doc) string { return d.Note }).Edit(func(d *doc, v string) { d.Note = v }).LongText(),
		gridui.Field("body", "Body", func(d doc) string { return d.Body }),
		gridui.Func("data", "Data", func(d doc) ([]byte, bool) { return d.Data, d.Data != nil }).Format(func([]byte) string { return "…" }),
		gridui.Field("price", "Price", func(d doc) float64 { return d.Price }).Style(option.Format{MaxDigits: 2}),
		gridui.Time("at", "At", func(d doc) time.Time { return d.At }),
		gridui.Bool("open", "Open", func(d doc) bool { return d.Open }).Edit(func(d *doc, v bool) { d.Open = v }),
	}
	s.Grid.Editing.Enabled = true
	s.Grid.SetRows(docs())
	s.Grid.Extensions = []gridui.Extension{&s.view}
	s.Harness = s.Show(image.Pt(1000, 600))
	s.Locale = system.Locale{Language: "en"}
	if set != nil {
		set(s)
	}
	s.Settle()
	s.at(0, "note")
	return s
}

// opened returns a stage with the panel open and the focus in a cell.
func opened(column string, set func(s *stage)) *stage {
	s := newStage(set)
	s.at(0, column)
	s.view.Show()
	s.Settle()
	s.Settle()
	return s
}

// at moves the focus to a cell.
func (s *stage) at(row int, column string) {
	s.Grid.FocusCell(row, column)
	s.Settle()
}

// panel returns the accessibility nodes of the panel, from its root.
func (s *stage) panel() []gridtest.Node {
	for _, label := range []string{"Value", "값"} {
		for _, n := range s.FindAll(label) {
			if len(n.Children) > 0 {
				return flat(n)
			}
		}
	}
	return nil
}

func flat(n gridtest.Node) []gridtest.Node {
	list := []gridtest.Node{n}
	for _, c := range n.Children {
		list = append(list, flat(c)...)
	}
	return list
}

// node returns the node of the panel with a label.
func (s *stage) node(t *testing.T, label string) gridtest.Node {
	t.Helper()
	for _, n := range s.panel() {
		if n.Label == label {
			return n
		}
	}
	require.Fail(t, "the panel has no "+label, s.Dump())
	return gridtest.Node{}
}

// has reports whether the panel has a node with a label.
func (s *stage) has(label string) bool {
	for _, n := range s.panel() {
		if n.Label == label {
			return true
		}
	}
	return false
}

// press clicks a button or a row of the panel.
func (s *stage) press(t *testing.T, label string) {
	t.Helper()
	s.Click(s.node(t, label).Center())
	s.Settle()
}

// row returns the document with an id.
func (s *stage) row(id string) (d doc) {
	for i := range s.Grid.Shown() {
		if d, _ = s.Grid.RowAt(i); d.ID == id {
			return d
		}
	}
	return doc{}
}

// copied returns the text that was copied last.
func (s *stage) copied() string {
	text, _ := s.Clipboard.Text()
	return text
}
