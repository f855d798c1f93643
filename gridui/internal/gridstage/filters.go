// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"testing"
	"time"

	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

// ValueBoxes returns the values that the panel lists, and whether they are chosen.
func (s *Stage[T]) ValueBoxes() map[string]bool {
	out := map[string]bool{}
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox && n.Label != "Select all" {
			out[n.Label] = n.Selected
		}
	}
	return out
}

// ButtonAt returns the middle of a button of the panel.
func (s *Stage[T]) ButtonAt(label string) (x, y float32) {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == label {
			return n.Center()
		}
	}
	panic("no button " + label)
}

func (s *Stage[T]) PanelOpen() bool {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == "Close" {
			return true
		}
	}
	return false
}

func (s *Stage[T]) ValueBox(label string) gridtest.Node {
	for _, n := range s.Nodes() {
		if n.Class == semantic.CheckBox && n.Label == label {
			return n
		}
	}
	panic("no value " + label)
}

func (s *Stage[T]) OperatorRadio(label string) gridtest.Node {
	for _, n := range s.Nodes() {
		if n.Class == semantic.RadioButton && n.Label == label {
			return n
		}
	}
	panic("no operator " + label)
}

// FilterFieldAt returns the middle of a column's field in the filter row.
func (s *Stage[T]) FilterFieldAt(header string) (x, y float32) {
	for _, n := range s.Nodes() {
		if n.Description == "Filter: "+header {
			return n.Center()
		}
	}
	panic("no field of " + header)
}

// TypesWrong types an invalid value, checks that its error shows some time after the last key, and
// returns that error.
func (s *Stage[T]) TypesWrong(t *testing.T) (bad string) {
	t.Helper()
	bad = locale.For("en").FilterBad
	s.Type("x")
	require.Empty(t, s.FindAll(bad), "at once")
	s.Advance(400 * time.Millisecond)
	s.Type("y")
	s.Advance(400 * time.Millisecond)
	require.Empty(t, s.FindAll(bad), "while keys come")
	s.Advance(200 * time.Millisecond)
	require.NotEmpty(t, s.FindAll(bad))
	return bad
}
