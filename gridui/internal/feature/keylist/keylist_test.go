// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist_test

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gioui.org/io/key"
	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/keylist"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/recordview"
	"github.com/giogrid/giogrid/gridui/valueview"
	"github.com/giogrid/giogrid/menus"
)

// stage is a grid of people with a list of keys.
type stage struct {
	*gridtest.Harness
	gridstage.Stage[string]
	keys    keylist.List
	record  recordview.Form
	value   valueview.Viewer
	groups  grouppanel.Panel
	filters filterbar.Bar
}

func newStage(set func(s *stage)) *stage {
	s := &stage{}
	s.Grid.RowID = func(v string) string { return v }
	s.Grid.Columns = []gridui.Column[string]{gridui.Field("name", "Name", func(v string) string { return v }).Edit(func(v *string, to string) { *v = to })}
	s.Grid.SetRows([]string{"a", "b", "c"})
	s.Grid.Extensions = []gridui.Extension{&s.keys}
	s.Harness = s.Show(image.Pt(700, 600))
	s.Locale = system.Locale{Language: "en"}
	if set != nil {
		set(s)
	}
	s.Settle()
	s.Grid.FocusCell(0, "name")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("F1")
	s.Settle()
	s.Settle()
	return s
}

// everything switches on all features with keys.
func everything(s *stage) {
	o := &s.Grid.Options
	o.Editing.Enabled, o.CellRanges.Enabled, o.Find.Enabled, o.GoToRow.Enabled, o.GoToColumn.Enabled = true, true, true, true, true
	o.Selection.Mode, o.Sorting.Mode, o.ColumnOrder.Mode = option.SelectMulti, option.SortMulti, option.ColumnOrderFree
	o.ColumnSizing.Mode, o.RowDrag.Mode, o.RowSizing.Enabled = option.ColumnResizeLive, option.RowDragReorder, true
	o.Paging.Enabled, o.HeaderMenu.Enabled, o.Filtering.Enabled, o.Zoom.Enabled = true, true, true, true
	o.Follow.Enabled, o.Keys.TabCells, o.Editing.RemoveRows = true, true, true
	s.Grid.NewRow = func(*string) string { return "new" }
	s.Grid.CopyRow = func(v string) string { return v + "'" }
	s.Grid.Extensions = append(s.Grid.Extensions, &s.record, &s.value)
}

// listed returns the lines of the list, by their text. It scrolls to its end.
func (s *stage) listed() map[string]string {
	all := map[string]string{}
	for range 12 {
		for _, card := range s.FindAll("Keys") {
			s.gather(all, card.Children)
		}
		s.Keys("PageDown")
		s.Settle()
	}
	for range 12 {
		s.Keys("PageUp")
	}
	return all
}

// gather adds the lines among nodes.
func (s *stage) gather(all map[string]string, nodes []gridtest.Node) {
	for _, n := range nodes {
		if n.Label != "" && n.Description != "" {
			all[n.Label] = n.Description
		}
		s.gather(all, n.Children)
	}
}

func TestF1OpensAndCloses(t *testing.T) {
	s := newStage(nil)
	require.True(t, s.keys.Open)
	_, ok := s.Find("Moving")
	require.True(t, ok, s.Dump())
	s.Keys("F1")
	s.Settle()
	require.False(t, s.keys.Open)
	s.Keys("Down")
	s.Settle()
	require.Equal(t, 1, s.Grid.Focused().Row, "the cells have the keyboard")
	s.Keys("F1")
	s.Settle()
	s.Keys("Escape")
	s.Settle()
	require.False(t, s.keys.Open)
	s.Keys("F1")
	s.Settle()
	s.Click(3, 300)
	s.Settle()
	require.False(t, s.keys.Open)
}

// TestAllKeysHaveALine walks all default keys: each has a name in both languages and a line in the list, unless the grid
// does not read it.
func TestAllKeysHaveALine(t *testing.T) {
	en, ko := locale.For("en").Keys, locale.For("ko").Keys
	keys := option.DefaultKeys()
	for _, b := range append(append([]option.Binding(nil), keys.Bind...), keys.Edit...) {
		require.NotEmpty(t, en.Action(int(b.Action)), b)
		require.NotEmpty(t, ko.Action(int(b.Action)), b)
		require.NotEqual(t, en.Action(int(b.Action)), ko.Action(int(b.Action)), b)
	}
	require.Equal(t, "Usual size", en.Action(int(option.ActionZoomReset)), "the last action")
	require.Equal(t, "Find", en.Action(int(option.ActionFind)))
	s := newStage(everything)
	listed := s.listed()
	// Of trees, and of grids that track changes: this one has no such rows.
	other := []option.Action{option.ActionExpand, option.ActionCollapse, option.ActionExpandSiblings, option.ActionAddRow, option.ActionSave}
	for _, b := range append(append([]option.Binding(nil), keys.Bind...), keys.Edit...) {
		name := en.Action(int(b.Action))
		if listed[name] == "" {
			require.Contains(t, other, b.Action, name)
		}
	}
	require.NotEmpty(t, listed[en.Action(int(option.ActionCancelEdit))])
	require.Equal(t, "F6", listed["Show as form"])
	require.Equal(t, "F4", listed["Show value"])
	require.Equal(t, "F1", listed["Keys"])
}

// TestKeysOfCardsAreListed walks the keys of the cards and panels that have keys of their own.
func TestKeysOfCardsAreListed(t *testing.T) {
	s := newStage(func(s *stage) {
		everything(s)
		s.Grid.Sorting.ByMenu = true
		s.Grid.Extensions = append(s.Grid.Extensions, &s.groups, &s.filters)
	})
	listed := s.listed()
	for text, keys := range map[string]string{
		"Order of values: Up": "Alt+Up", "Order of values: Down": "Alt+Down", "Order of values: Apply": "Ctrl+Enter", "Order of values: Cancel": "Escape",
		"Record view: Previous row": "Alt+PageUp", "Record view: Next row": "Alt+PageDown",
		"Value: Find in the value": "Ctrl+F", "Value: Next hit": "F3", "Value: Previous hit": "Shift+F3", "Value: JSON": "Alt+2", "Value: Apply": "Ctrl+Enter", "Value: Wrap": "Alt+Z",
		"Groups: Move before": "Alt+Left", "Groups: Move after": "Alt+Right", "Filter over several columns: Move up": "Alt+Up", "Filter over several columns: Delete": "Delete",
	} {
		require.Equal(t, keys, listed[text], "%q among %v", text, listed)
	}
}

func TestItemsThatActWhileTheMenuIsClosedAreListed(t *testing.T) {
	s := newStage(func(s *stage) {
		s.Grid.Menu.Items = []menus.Item[string]{
			{Label: "Mark", Shortcut: "Mod+M", Always: true}, {Label: "Print", Shortcut: "Mod+P"},
			{Label: "More", Children: []menus.Item[string]{{Label: "Send", Shortcut: "Alt+Enter", Always: true}, {Label: "No key", Always: true}}},
		}
	})
	listed := s.listed()
	require.Equal(t, "Ctrl+M", listed["Mark"])
	require.Equal(t, "Alt+Enter", listed["Send"])
	require.NotContains(t, listed, "Print", "it acts in the open menu alone")
	require.NotContains(t, listed, "No key")
}

// usual names the packages whose keys with Alt or Ctrl are not in the list, and why.
var usual = map[string]string{
	"celledit":  "bindings of the cell editor, which the list has by their actions",
	"find":      "Ctrl+F and F3 are in the list by their actions",
	"filtering": "Alt+Down opens a list, as in all fields with one",
	"profile":   "copies, as everywhere",
	"viewmenu":  "Alt+Down opens a list, as in all fields with one",
}

// TestEveryFeatureWithKeysTellsThem walks the filters of keys in the sources of the features: a package that reads keys
// with Alt or Ctrl adds them to the list.
func TestEveryFeatureWithKeysTellsThem(t *testing.T) {
	modified := regexp.MustCompile(`(Required|Optional): *key\.Mod(Alt|Shortcut)`)
	found := map[string]bool{}
	folders, err := filepath.Glob("../*/*.go")
	require.NoError(t, err)
	tells, reads := map[string]bool{}, map[string]bool{}
	for _, path := range folders {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		name := filepath.Base(filepath.Dir(path))
		tells[name] = tells[name] || bytes.Contains(text, []byte(") AppendKeys("))
		reads[name] = reads[name] || modified.Match(text)
	}
	for name := range reads {
		if !reads[name] || tells[name] {
			continue
		}
		found[name] = true
		require.NotEmpty(t, usual[name], "package %s reads keys with modifiers that the list of keys does not have", name)
	}
	for name := range usual {
		require.True(t, found[name], "%s needs no exception", name)
	}
}

func TestKeysOfFeaturesThatAreOffAreLeftOut(t *testing.T) {
	s := newStage(nil)
	listed := s.listed()
	for _, a := range []option.Action{
		option.ActionFind, option.ActionGoToRow, option.ActionEdit, option.ActionPaste, option.ActionSelectAll, option.ActionExtendUp, option.ActionMoveLeft,
		option.ActionResizeLeft, option.ActionMoveUp, option.ActionNextPage, option.ActionRowTaller, option.ActionZoomIn, option.ActionFollow, option.ActionNext, option.ActionCancelEdit,
	} {
		require.Empty(t, listed[locale.For("en").Keys.Action(int(a))], a)
	}
	require.NotEmpty(t, listed["Cell below"])
	require.NotEmpty(t, listed["Copy"])
}

func TestOwnKeysAreListed(t *testing.T) {
	s := newStage(func(s *stage) {
		s.Grid.Find.Enabled = true
		s.Grid.Keys.Bind = []option.Binding{
			{Name: "J", Modifiers: key.ModCtrl, Action: option.ActionDown}, {Name: key.NameF3, Action: option.ActionNone}, {Name: key.NameF3, Modifiers: key.ModShift, Action: option.ActionNone},
		}
	})
	listed := s.listed()
	require.Equal(t, "Ctrl+J, Down", listed["Cell below"])
	require.Empty(t, listed["Next hit"], "the program has taken its key")
	require.NotEmpty(t, listed["Find"])
}

func TestTheFieldFindsKeys(t *testing.T) {
	s := newStage(everything)
	s.Type("hit")
	s.Settle()
	listed := s.listed()
	require.Len(t, listed, 4, "those of the grid and of the panel of values: %v", listed)
	require.Equal(t, "F3", listed["Next hit"])
	s.Keys("Shortcut+A")
	s.Type("shift+f3")
	s.Settle()
	require.Equal(t, "Shift+F3", s.listed()["Previous hit"])
	s.Keys("Shortcut+A")
	s.Type("zzz")
	s.Settle()
	_, ok := s.Find("No key has this text.")
	require.True(t, ok)
}

func TestTheListScrolls(t *testing.T) {
	s := newStage(everything)
	_, ok := s.Find("Panels")
	require.False(t, ok)
	for range 20 {
		s.Keys("PageDown")
	}
	s.Settle()
	_, ok = s.Find("Panels")
	require.True(t, ok)
	s.Keys("PageUp", "Up", "Down")
	s.Settle()
	require.LessOrEqual(t, s.Allocs(50, nil), 5.0, "Gio sorts widgets for the Tab key")
}

func TestTheCardTakesNoMoreThanThereIs(t *testing.T) {
	s := newStage(everything)
	for _, size := range []image.Point{{}, {X: 300}, {Y: 300}, {X: 1, Y: 1}, {X: 40, Y: 40}, {X: 130, Y: 90}} {
		s.Size = size
		s.Settle()
		require.Equal(t, size, s.Dims().Size)
	}
}
