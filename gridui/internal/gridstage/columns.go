// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"image"
	"strings"
	"testing"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// HeadOf returns the bounds of a header.
func (s *Stage[T]) HeadOf(t *testing.T, name string) image.Rectangle {
	t.Helper()
	for _, n := range s.FindAll(name) {
		if n.Label == name && strings.Contains(n.Description, ", column header") {
			return n.Bounds
		}
	}
	t.Fatalf("no header %q", name)
	return image.Rectangle{}
}

// ChooserBox returns the check box of a column in the column chooser.
func (s *Stage[T]) ChooserBox(name string) (gridtest.Node, bool) {
	for _, n := range s.FindAll(name) {
		if n.Class == semantic.CheckBox {
			return n, true
		}
	}
	return gridtest.Node{}, false
}

func (s *Stage[T]) ColumnMoves() (out []events.ColumnOrderChanged) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.ColumnOrderChanged); ok {
			out = append(out, ev)
		}
	}
	return out
}

// Control returns a control of the bar by its name.
func (s *Stage[T]) Control(name string) (gridtest.Node, bool) {
	for _, n := range s.FindAll(name) {
		if n.Class == semantic.Button {
			return n, true
		}
	}
	return gridtest.Node{}, false
}

func (s *Stage[T]) PressControl(t *testing.T, name string) {
	t.Helper()
	n, ok := s.Control(name)
	require.True(t, ok, "no %q", name)
	s.Click(n.Center())
}

// NewSized returns a grid of people whose columns can be resized.
func NewSized(mode option.ColumnResizeMode) *Stage[Person] {
	s := NewPeople(100)
	s.Grid.ColumnSizing.Mode = mode
	s.Settle()
	s.Events = nil
	return s
}

// HeadWidth returns the drawn width of a header.
func (s *Stage[T]) HeadWidth(t *testing.T, header string) int {
	t.Helper()
	n, ok := s.Find(header)
	require.True(t, ok, header)
	return n.Bounds.Dx()
}

func (s *Stage[T]) TakeColumnSizes() (out []events.ColumnSizingChanged) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.ColumnSizingChanged); ok {
			out = append(out, ev)
		}
	}
	s.Events = nil
	return out
}
