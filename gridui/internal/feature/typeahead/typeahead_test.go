// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package typeahead_test

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

type person struct{ id, name, city string }

// newNames shows people with names, the focus in the first name.
func newNames(names []string, set func(g *gridui.Grid[person])) *gridstage.Stage[person] {
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("name", "Name", func(p person) string { return p.name }).Width(150),
			gridui.Field("city", "City", func(p person) string { return p.city }).Width(150).Edit(func(p *person, v string) { p.city = v }),
		}
		g.RowID = func(p person) string { return p.id }
		g.TypeAhead.Enabled = true
		rows := make([]person, len(names))
		for i, name := range names {
			rows[i] = person{fmt.Sprint("p", i), name, "city " + name}
		}
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Events = nil
	return s
}

// focused returns the name in the focused row.
func focused(s *gridstage.Stage[person]) string {
	row, ok := s.Grid.RowByID(s.Grid.Focused().RowID)
	if !ok {
		return ""
	}
	return row.name
}

// rest waits so long that the next letter begins a new text.
func rest(s *gridstage.Stage[person]) { s.Advance(time.Second) }

var names = []string{"Anna", "Berta", "Béa", "bob", "서울", "New York", "New Orleans", "newt", "ÄRGER", "3M"}

func TestLettersGoToTheNextRowThatBeginsSo(t *testing.T) {
	for _, c := range []struct {
		from        int
		typed, want string
	}{
		{0, "b", "Berta"}, {0, "bb", "Béa"}, {0, "bbb", "bob"}, {0, "bbbb", "Berta"}, {0, "bo", "bob"}, {0, "BO", "bob"},
		{0, "ㅅ", "서울"}, {0, "서", "서울"}, {0, "ㅅㅇ", "서울"}, {0, "x", "Anna"}, {0, "bx", "Berta"}, {0, "a", "Anna"},
		{3, "b", "Berta"}, {3, "be", "Berta"}, {1, "be", "Berta"}, {2, "bé", "Béa"}, {0, "new o", "New Orleans"}, {0, "newt", "newt"},
		{0, "ä", "ÄRGER"}, {0, "3", "3M"}, {9, "n", "New York"},
	} {
		s := newNames(names, nil)
		s.Grid.FocusCell(c.from, "name")
		s.Settle()
		for _, r := range c.typed {
			s.TypeKeys(string(r))
			s.Settle()
		}
		require.Equal(t, c.want, focused(s), "%q from %s", c.typed, names[c.from])
	}
}

func TestLettersAfterAPauseBeginANewText(t *testing.T) {
	s := newNames(names, nil)
	s.Type("b")
	s.Settle()
	require.Equal(t, "Berta", focused(s))
	rest(s)
	s.Type("b")
	s.Settle()
	require.Equal(t, "Béa", focused(s), "a new b goes on from the focused row")
	s.Type("o")
	s.Settle()
	require.Equal(t, "bob", focused(s))
	rest(s)
	s.Keys("Space")
	s.Settle()
	require.Equal(t, "bob", focused(s), "a space begins no text")
}

// TestComposedHangulIsOneLetter replaces the letters that an input method composes.
func TestComposedHangulIsOneLetter(t *testing.T) {
	for name, by := range map[string]gridtest.InputMethod{"ibus": gridtest.IBus, "browser": gridtest.Browser, "windows": gridtest.Windows} {
		s := newNames([]string{"Anna", "사과", "서울", "설악", "서산"}, nil)
		s.IME.Method = by
		s.IME.Compose("ㅅ", "서", "설")
		s.Settle()
		require.Equal(t, "설악", focused(s), name)
		s.IME.Compose("서")
		s.IME.Commit("서")
		s.IME.Compose("ㅅ", "사", "산")
		s.Settle()
		require.Equal(t, "서산", focused(s), name)
	}
}

func TestLettersEditWhereTheyCan(t *testing.T) {
	s := newNames(names, func(g *gridui.Grid[person]) { g.Editing.Enabled = true })
	s.Type("b")
	s.Settle()
	require.Equal(t, "Berta", focused(s), "names cannot be edited")
	rest(s)
	s.Grid.FocusCell(1, "city")
	s.Settle()
	s.Type("c")
	s.Settle()
	require.Equal(t, "p1 city", gridstage.EditedCell(s), "cities can")
	require.Equal(t, "Berta", focused(s))
}

func TestTypeAheadIsOffUnlessAsked(t *testing.T) {
	s := newNames(names, func(g *gridui.Grid[person]) { g.TypeAhead = option.TypeAhead{} })
	s.Type("b")
	s.Settle()
	require.Equal(t, "Anna", focused(s))
}

// TestFarRowsAreFoundInParts types a letter of the last of many rows.
func TestFarRowsAreFoundInParts(t *testing.T) {
	many := make([]string, 100_000)
	for i := range many {
		many[i] = strings.Repeat("a", 1+i%3)
	}
	many[len(many)-1] = "zebra"
	s := newNames(many, nil)
	before := s.Frames()
	s.Type("z")
	s.Settle()
	require.Equal(t, "zebra", focused(s))
	require.Greater(t, s.Frames()-before, 5, "the rows do not fit into a frame")
	_, shows := s.Find("zebra")
	require.True(t, shows, "the row is on the screen")
}

func TestLettersFindRowsOfThePageInTheirOrder(t *testing.T) {
	s := newNames(names, func(g *gridui.Grid[person]) {
		g.Sorting.Mode = option.SortSingle
		g.Sorting.Keys = []option.SortKey{{ColumnID: "name", Desc: true}}
		g.Paging = option.Paging{Enabled: true, Size: 4}
	})
	first := focused(s)
	s.Type("b")
	s.Settle()
	require.Equal(t, first, focused(s), "no row of the page begins so: %v", s.RowTexts())
}
