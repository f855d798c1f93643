// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"errors"
	"image"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func TestViewsOfTheProgramAreLocked(t *testing.T) {
	s := newStage(nil)
	require.Equal(t, "Views", s.button(t))
	s.pick(t, "Large first (locked)")
	require.Equal(t, "Views: Large first", s.button(t))
	require.Equal(t, "Large first", s.menu.Current)
	require.Equal(t, []option.SortKey{{ColumnID: "people", Desc: true}}, s.Grid.Sorting.Keys)
	chosen := gridstage.Told[events.ViewChosen](&s.Stage)
	require.Len(t, chosen, 1)
	require.Equal(t, "Large first", chosen[0].Name)
	require.True(t, chosen[0].Locked)

	s.open(t)
	require.Equal(t, []string{
		"Standard (locked)", "✓ Large first (locked)", "Save as…", "(Rename…)", "(Delete…)", "Copy view as JSON", "Paste shared view",
	}, s.Items())
	s.Keys("Escape")
	s.rest()
	require.Empty(t, s.Items())

	s.Grid.Sorting.Keys = nil
	s.Settle()
	require.Equal(t, "Views: Large first (changed)", s.button(t))
	s.open(t)
	require.Contains(t, s.Items(), "✓ Large first (changed) (locked)")
	s.Keys("Escape")
	s.pick(t, "Large first (changed) (locked)")
	require.Equal(t, "Views: Large first", s.button(t), "to choose it again takes the changes back")
	require.Len(t, s.Grid.Sorting.Keys, 1)
}

func TestAViewIsSavedUnderAName(t *testing.T) {
	s := newStage(nil)
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "country", Filter: filter.Equals.Of("Korea")}}
	s.Grid.Filtering.Quick = "s"
	s.pick(t, "Save as…")
	s.typed("한국")
	require.Equal(t, []string{"한국"}, s.names(t))
	require.Equal(t, "Views: 한국", s.button(t))
	saved := gridstage.Told[events.SavedViewChanged](&s.Stage)
	require.Len(t, saved, 1)
	require.Equal(t, "한국", saved[0].Name)
	require.Equal(t, "s", *saved[0].View.Quick)
	require.False(t, s.has("Name of the view"), "the line is closed")
	require.True(t, s.Focused(s.Grid.Tag()), "the keyboard is back in the cells")
	s.pick(t, "Save as…")
	s.Keys("Escape")
	s.rest()
	require.False(t, s.Focused(s.Grid.Tag()), "given up, it is at the button")

	s.Grid.Filtering.Quick = ""
	s.Settle()
	require.Equal(t, "Views: 한국 (changed)", s.button(t))
	s.pick(t, "Save “한국”")
	require.Equal(t, "Views: 한국", s.button(t))
	v := gridui.Views{Key: "views", Store: s.store}
	view, err := v.Load("한국")
	require.NoError(t, err)
	require.Empty(t, *view.Quick)
	require.Len(t, view.Filters, 1)
	require.Nil(t, view.Selection, "the selection is a part where the grid's option asks for it")

	s.pick(t, "Standard (locked)")
	s.Grid.Filtering.Columns = nil
	s.pick(t, "한국")
	require.Len(t, s.Grid.Filtering.Columns, 1)
	require.Equal(t, 2, s.Grid.Shown())
}

func TestAViewIsRenamedAndDeleted(t *testing.T) {
	s := newStage(nil)
	s.pick(t, "Save as…")
	s.typed("one")
	s.pick(t, "Rename…")
	s.typed("two")
	require.Equal(t, []string{"two"}, s.names(t))
	require.Equal(t, "Views: two", s.button(t))
	require.Equal(t, events.SavedViewChanged{Name: "two", From: "one"}, last(gridstage.Told[events.SavedViewChanged](&s.Stage)))

	s.pick(t, "Delete…")
	require.True(t, s.has("Delete the view “two”?"))
	s.Keys("Return") // Cancel has the keyboard
	s.rest()
	require.Equal(t, []string{"two"}, s.names(t))
	s.pick(t, "Delete…")
	s.click(t, "Delete")
	require.Empty(t, s.names(t))
	require.Equal(t, "Views", s.button(t))
	require.Equal(t, events.SavedViewChanged{Name: "two", Deleted: true}, last(gridstage.Told[events.SavedViewChanged](&s.Stage)))
}

func TestWhatIsWrongWithANameIsSaid(t *testing.T) {
	s := newStage(nil)
	s.pick(t, "Save as…")
	s.typed("  ")
	require.True(t, s.has("A view needs a name."))
	s.typed("Standard")
	require.True(t, s.has("There is a view “Standard” already."))
	s.typed("mine")
	require.Equal(t, []string{"mine"}, s.names(t))
	s.pick(t, "Save as…")
	s.typed("mine")
	require.True(t, s.has("There is a view “mine” already."))
	s.Keys("Escape")
	s.rest()
	require.False(t, s.has("There is a view “mine” already."))
	require.Equal(t, []string{"mine"}, s.names(t))

	// Another program has taken the name since the views were read.
	other := gridui.Views{Key: "views", Store: s.store}
	s.pick(t, "Save as…")
	require.NoError(t, other.Save("theirs", option.View{Hidden: []string{"people"}}))
	s.typed("theirs")
	require.True(t, s.has("There is a view “theirs” already."))
	view, err := other.Load("theirs")
	require.NoError(t, err)
	require.Equal(t, []string{"people"}, view.Hidden, "nothing was lost")
	require.Len(t, gridstage.Told[events.ProblemFound](&s.Stage), 1)
	s.click(t, "Close")
	s.pick(t, "Rename…")
	require.NoError(t, other.Delete("mine"))
	s.typed("yours")
	require.True(t, s.has("There is no view “mine” any more."))
}

// A failing is a store that fails on demand.
type failing struct {
	storage.Memory
	get, set error
}

func (f *failing) Set(key, value string) error {
	if f.set != nil {
		return f.set
	}
	return f.Memory.Set(key, value)
}

func (f *failing) Get(key string) (string, bool, error) {
	if f.get != nil {
		return "", false, f.get
	}
	return f.Memory.Get(key)
}

func TestFailuresOfTheStoreAreSaid(t *testing.T) {
	var store failing
	s := newStage(func(s *stage) { s.store = &store })
	store.set = syscall.ENOSPC
	s.pick(t, "Save as…")
	s.typed("x")
	require.True(t, s.has("There is no room left to save views."))
	require.ErrorIs(t, gridstage.Told[events.ProblemFound](&s.Stage)[0].Err, syscall.ENOSPC)
	require.Equal(t, "Views", s.button(t), "it is not chosen as if it were saved")
	s.click(t, "Close")
	store.set = errors.New("disk on fire")
	s.pick(t, "Save as…")
	s.typed("x")
	require.True(t, s.has("Not saved: disk on fire"), s.Dump())
	store.set = nil
	s.click(t, "Close")
	store.get = errors.New("no way in")
	s.open(t)
	require.True(t, s.has("The views could not be read: no way in"), s.Dump())
}

func TestADocumentThatCannotBeReadIsSaid(t *testing.T) {
	s := newStage(func(s *stage) { require.NoError(t, s.store.Set("views", "{")) })
	n := 0
	for _, node := range s.Nodes() {
		if strings.HasPrefix(node.Label, "The views could not be read: ") {
			n++
		}
	}
	require.Equal(t, 1, n, s.Dump())
}

func TestViewsAreShared(t *testing.T) {
	s := newStage(nil)
	s.pick(t, "Large first (locked)")
	s.Grid.Filtering.Quick = "e"
	s.Settle()
	s.pick(t, "Copy view as JSON")
	require.True(t, s.has("The view “Large first” is on the clipboard."))
	text, ok := s.Clipboard.Text()
	require.True(t, ok)
	v, err := namedviews.Parse(text)
	require.NoError(t, err)
	require.Equal(t, "Large first", v.Name)
	require.Equal(t, "e", *v.View.Quick)

	other := newStage(nil)
	other.pick(t, "Paste shared view")
	require.True(t, other.Paste(text))
	other.rest()
	require.Equal(t, "e", other.Grid.Filtering.Quick, "it shows before it is saved")
	require.Len(t, other.Grid.Sorting.Keys, 1)
	require.True(t, other.has("Name of the view"))
	other.Keys("Return") // the name is free: it has a number
	other.rest()
	require.Equal(t, []string{"Large first (2)"}, other.names(t))
}

func TestWhatIsPastedMayBeNoView(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "There is no text on the clipboard.",
		"  ":                        "What was pasted is no view: not a view",
		"hello":                     "What was pasted is no view: line 1, column 1: invalid character 'h' looking for beginning of value",
		"{\n  \"name\": \"가나\", }":  "What was pasted is no view: line 2, column 17: invalid character '}' looking for beginning of object key string",
		`{"gridView":1,"name":"x"}`: "What was pasted is no view: not a view",
		`{"gridView":99,"view":{}}`: "What was pasted is no view: not a view: version 99 is newer than 1",
		"{\"view\":\n {\"page\":\n{\"index\":\"a\"}}}": "What was pasted is no view: line 3, column 12: not a view: page.index cannot be string",
	} {
		s := newStage(nil)
		before := s.Grid.View()
		s.pick(t, "Paste shared view")
		require.True(t, s.Paste(text))
		s.rest()
		require.True(t, s.has(want), "%q: %s", text, s.Dump())
		require.True(t, before.Equal(s.Grid.View()))
	}
}

func TestTheMenuByKeys(t *testing.T) {
	s := newStage(nil)
	for range 40 { // Tab leads to the button, where Down opens the menu
		s.Keys("Tab", "Down")
		if s.Settle(); len(s.Items()) > 0 {
			break
		}
	}
	require.NotEmpty(t, s.Items(), "no Tab leads to the button")
	s.Keys("Down", "Return")
	s.rest()
	require.Equal(t, "Large first", s.menu.Current)
	s.Keys("Down")
	s.Settle()
	s.Keys("Down", "Down", "Return") // Save as…
	s.rest()
	s.Type("by key")
	s.Keys("Return")
	s.rest()
	require.Equal(t, []string{"by key"}, s.names(t))
	require.True(t, s.Focused(s.Grid.Tag()), "the cells have the keyboard again")
}

func TestAClipboardThatIsNotAnsweredIsGivenUp(t *testing.T) {
	s := newStage(nil)
	s.pick(t, "Paste shared view")
	s.Advance(time.Minute)
	s.rest()
	require.True(t, s.has("There is no text on the clipboard."))
}

func TestTheChosenViewIsKeptWithTheView(t *testing.T) {
	persisted := new(storage.Memory)
	keep := func(s *stage) { s.Grid.Persist = option.Persistence{Key: "grid", Store: persisted} }
	s := newStage(keep)
	s.pick(t, "Large first (locked)")
	require.NoError(t, s.Grid.Close())
	s = newStage(keep)
	require.Equal(t, "Views: Large first", s.button(t))
	s.Grid.ResetView()
	s.rest()
	require.Equal(t, "Views", s.button(t))
}

func TestAProgramChoosesAView(t *testing.T) {
	s := newStage(func(s *stage) {
		v := gridui.Views{Key: "views", Store: s.store}
		require.NoError(t, v.Save("mine", option.View{Hidden: []string{"country"}}))
		s.menu.Choose("mine")
	})
	require.Equal(t, "Views: mine", s.button(t))
	require.Equal(t, []string{"country"}, s.Grid.ColumnVisibility.Hidden)
	s.menu.Choose("gone")
	s.rest()
	require.True(t, s.has("There is no view “gone” any more."))
	require.ErrorIs(t, gridstage.Told[events.ProblemFound](&s.Stage)[0].Err, gridui.ErrNoView)
	require.Equal(t, "Views: mine", s.button(t))
}

func TestWithoutAKeyViewsAreOnlyChosenAndShared(t *testing.T) {
	s := newStage(func(s *stage) { s.menu.Key, s.menu.Locked = "", nil })
	s.open(t)
	require.Equal(t, []string{"(No views have been saved.)", "Copy view as JSON", "Paste shared view"}, s.Items())
	s.Keys("Escape")
	s.menu.Hidden = true
	s.Settle()
	require.False(t, s.has("Views"))
}

func TestTheMenuInKoreanFromRightToLeft(t *testing.T) {
	s := newStage(func(s *stage) {
		s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("ko"), gridui.DirectionRTL }
	})
	n, ok := s.Find("보기")
	require.True(t, ok, s.Dump())
	require.Less(t, n.Bounds.Max.X, 350)
	s.Click(n.Center())
	s.rest()
	require.True(t, s.has("Large first (잠김)"), s.Dump())
	require.True(t, s.has("공유된 보기 붙여넣기"))
}

func TestTheMenuInANarrowWindow(t *testing.T) {
	s := newStage(func(s *stage) { s.size = image.Pt(160, 400) })
	s.pick(t, "Save as…")
	for _, label := range []string{"OK", "Cancel", "Name of the view"} {
		n, ok := s.Find(label)
		require.True(t, ok, label)
		require.LessOrEqual(t, n.Bounds.Max.X, 160, label)
	}
}

func TestAFingerOpensAMenuOfTouchSize(t *testing.T) {
	s := newStage(nil)
	n, ok := s.Find("Views")
	require.True(t, ok)
	x, y := n.Center()
	s.TouchDown(1, x, y)
	s.TouchUp(1, x, y)
	s.rest()
	item, ok := s.Find("Large first (locked)")
	require.True(t, ok)
	require.GreaterOrEqual(t, item.Bounds.Dy(), 44)
}

func TestASettledMenuAllocatesNothing(t *testing.T) {
	s := newStage(nil)
	s.pick(t, "Large first (locked)")
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
	s.pick(t, "Save as…")
	s.Keys("Escape")
	s.Grid.Sorting.Keys = nil
	s.rest()
	require.Zero(t, s.Allocs(50, nil))
}

func TestWhatIsDoneIsAnnounced(t *testing.T) {
	s := newStage(func(s *stage) { s.Grid.Announce = true })
	s.pick(t, "Large first (locked)")
	s.pick(t, "Save as…")
	s.typed("x")
	var texts []string
	for _, a := range gridstage.Told[events.TextAnnounced](&s.Stage) {
		texts = append(texts, a.Text)
	}
	require.Contains(t, texts, "The view “Large first” shows.")
	require.Contains(t, texts, "The view “x” is saved.")
}

// last returns the last event.
func last[E any](all []E) E { return all[len(all)-1] }
