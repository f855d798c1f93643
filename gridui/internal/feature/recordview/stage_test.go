// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview_test

import (
	"errors"
	"image"
	"strings"
	"testing"

	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/recordview"
)

type order struct {
	ID, Name, Note, State string
	Pieces                int
	Paid                  bool
}

// stage is a grid of orders with a record view.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[order]
	view recordview.Form
}

func orders(n int) []order {
	rows := make([]order, n)
	for i := range rows {
		id := string(rune('A'+i/26)) + string(rune('a'+i%26))
		rows[i] = order{ID: id, Name: "Customer " + id, Note: strings.Repeat("long note ", 8), State: "open", Pieces: i, Paid: i%2 == 0}
	}
	return rows
}

// newStage shows 30 orders in a window wide enough for a form next to the grid.
func newStage(set func(s *stage)) *stage {
	s := &stage{}
	s.Grid.RowID = func(o order) string { return o.ID }
	s.Grid.Columns = []gridui.Column[order]{
		gridui.Field("id", "Number", func(o order) string { return o.ID }),
		gridui.Group("who", "Customer",
			gridui.Field("name", "Name", func(o order) string { return o.Name }).Edit(func(o *order, v string) { o.Name = v }),
			gridui.Field("note", "Note", func(o order) string { return o.Note }).Edit(func(o *order, v string) { o.Note = v }).LongText()),
		gridui.Field("pieces", "Pieces", func(o order) int { return o.Pieces }).Edit(func(o *order, v int) { o.Pieces = v }).
			Validate(func(_ order, v int) error {
				if v < 0 {
					return errors.New("below zero")
				}
				return nil
			}),
		gridui.Field("state", "State", func(o order) string { return o.State }).Edit(func(o *order, v string) { o.State = v }).Options("open", "sent", "done"),
		gridui.Bool("paid", "Paid", func(o order) bool { return o.Paid }).Edit(func(o *order, v bool) { o.Paid = v }),
		gridui.Field("secret", "Secret", func(o order) string { return "s" + o.ID }).Hidden(),
	}
	s.Grid.Editing.Enabled = true
	s.Grid.SetRows(orders(30))
	s.Grid.Extensions = []gridui.Extension{&s.view}
	s.Harness = s.Show(image.Pt(900, 600))
	s.Locale = system.Locale{Language: "en"}
	if set != nil {
		set(s)
	}
	s.Settle()
	s.Grid.FocusCell(2, "name")
	s.Settle()
	return s
}

// opened returns a stage with the form open and focused.
func opened(set func(s *stage)) *stage {
	s := newStage(set)
	s.view.Show()
	s.Settle()
	s.Settle()
	return s
}

// row returns the order with an id.
func (s *stage) row(id string) (o order) {
	for i := range s.Grid.Shown() {
		if o, _ = s.Grid.RowAt(i); o.ID == id {
			return o
		}
	}
	return order{}
}

// form returns the accessibility nodes of the form, from its root.
func (s *stage) form() (nodes []gridtest.Node) {
	for _, label := range []string{"Record view", "레코드 보기"} {
		for _, n := range s.FindAll(label) {
			if len(n.Children) > 0 {
				return append(nodes, flat(n)...)
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

// field returns the node of a field of the form, or of a button.
func (s *stage) field(t *testing.T, label string) gridtest.Node {
	t.Helper()
	for _, n := range s.form() {
		if n.Label == label {
			return n
		}
	}
	require.Fail(t, "the form has no "+label, s.Dump())
	return gridtest.Node{}
}

// has reports whether the form has a node with a label.
func (s *stage) has(label string) bool {
	for _, n := range s.form() {
		if n.Label == label {
			return true
		}
	}
	return false
}

// press clicks a field or a button of the form.
func (s *stage) press(t *testing.T, label string) {
	t.Helper()
	s.Click(s.field(t, label).Center())
	s.Settle()
}
