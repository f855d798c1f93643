// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview_test

import (
	"context"
	"errors"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/recordview"
)

// record is a row with a value for each kind of editor.
type record struct {
	ID, Name, Note, Phone, Ink, State, Owner string
	Qty                                      int
	Price, Level, Share                      float64
	Paid                                     bool
	Born, Starts, Meets                      time.Time
	Wait, Opens                              time.Duration
	Labels, Free, Cities                     []string
}

func aRecord(id string) record {
	at := time.Date(2025, time.March, 4, 9, 30, 0, 0, time.UTC)
	return record{
		ID: id, Name: "Kim", Note: "one\ntwo", Phone: "(555) 123-4567", Ink: "#1a73e8", State: "open", Owner: "Anna", Qty: 5, Price: 1.5, Level: 50,
		Share: 0.25, Born: at.Truncate(24 * time.Hour), Starts: at, Meets: at, Wait: 90 * time.Minute, Opens: 9 * time.Hour,
		Labels: []string{"bug"}, Free: []string{"x"}, Cities: []string{"Seoul"},
	}
}

// load returns the names that contain a text.
func load(_ context.Context, text string) (found []string, err error) {
	for _, name := range []string{"Anna", "Berta", "Bruno", "Seoul", "Busan"} {
		if strings.Contains(strings.ToLower(name), strings.ToLower(text)) {
			found = append(found, name)
		}
	}
	return found, nil
}

// values returns a column of values of a field.
func values[V any](id string, of func(r *record) *V) *gridui.Typed[record, V] {
	return gridui.Func(id, strings.ToUpper(id), func(r record) (V, bool) { return *of(&r), true }).Edit(func(r *record, v V) { *of(r) = v })
}

// recordColumns returns the columns by their ids.
func recordColumns() map[string]gridui.Column[record] {
	name := func(r *record) *string { return &r.Name }
	short := values("name", name).Validate(func(_ record, v string) error {
		if v == "bad" {
			return errors.New("a bad name")
		}
		return nil
	})
	return map[string]gridui.Column[record]{
		"name":   short,
		"note":   values("note", func(r *record) *string { return &r.Note }).LongText(),
		"phone":  values("phone", func(r *record) *string { return &r.Phone }).Mask("(000) 000-0000"),
		"ink":    values("ink", func(r *record) *string { return &r.Ink }).Color("#1a73e8", "#ff0000"),
		"state":  values("state", func(r *record) *string { return &r.State }).Options("open", "sent", "done"),
		"owner":  values("owner", func(r *record) *string { return &r.Owner }).ChoicesFrom(load),
		"qty":    values("qty", func(r *record) *int { return &r.Qty }),
		"price":  values("price", func(r *record) *float64 { return &r.Price }).Spin(option.Spin{Step: 0.1}),
		"level":  values("level", func(r *record) *float64 { return &r.Level }).Spin(option.Spin{Step: 5, Max: 100, Slider: true}),
		"share":  values("share", func(r *record) *float64 { return &r.Share }).Style(option.Format{Kind: option.FormatPercent}),
		"paid":   values("paid", func(r *record) *bool { return &r.Paid }),
		"born":   values("born", func(r *record) *time.Time { return &r.Born }).Layout("2006-01-02"),
		"starts": values("starts", func(r *record) *time.Time { return &r.Starts }).Layout("15:04").TimeList(option.TimeList{Step: time.Hour}),
		"meets":  values("meets", func(r *record) *time.Time { return &r.Meets }).Layout("2006-01-02 15:04").TimeList(option.TimeList{}),
		"wait":   values("wait", func(r *record) *time.Duration { return &r.Wait }).Duration(option.Duration{Clock: true, Step: 15 * time.Minute}),
		"opens":  values("opens", func(r *record) *time.Duration { return &r.Opens }).TimeList(option.TimeList{First: 8 * time.Hour, Last: 18 * time.Hour}),
		"labels": values("labels", func(r *record) *[]string { return &r.Labels }).Tags([]string{"bug", "docs", "help"}, option.Tags{}),
		"free":   values("free", func(r *record) *[]string { return &r.Free }).Tags(nil, option.Tags{}),
		"cities": values("cities", func(r *record) *[]string { return &r.Cities }).Tags(nil, option.Tags{Load: load}),
	}
}

// kinds is a grid of records, which are edited in cells or in a form.
type kinds struct {
	*gridtest.Harness
	gridstage.Stage[record]
	view recordview.Form
	form bool
}

// newKinds shows a record with a column, in a form or as a row.
func newKinds(t *testing.T, columnID string, form bool) *kinds {
	s := &kinds{form: form}
	s.Grid.RowID = func(r record) string { return r.ID }
	s.Grid.Columns = []gridui.Column[record]{recordColumns()[columnID]}
	s.Grid.Editing.Enabled = true
	s.Grid.SetRows([]record{aRecord("a"), aRecord("b")})
	s.Grid.Extensions = []gridui.Extension{&s.view}
	s.Harness = s.Show(image.Pt(900, 600))
	s.Locale = system.Locale{Language: "en"}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, columnID)
	s.Settle()
	if form {
		s.view.Show()
		s.Settle()
	} else if columnID != "paid" && columnID != "share" { // typing opens the others, and keeps the sign of percent
		s.Keys("F2", "Ctrl+A")
	}
	s.Settle()
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	return s
}

// wait draws frames until ok returns true, for options that are loaded, and gives up after some.
func (s *kinds) wait(ok func() bool) {
	tries := 0
	s.Until(func() bool {
		tries++
		return ok() || tries > 500
	})
}

// click waits for a node of a class with a label and clicks it, the last of several: lists are drawn over the rest.
func (s *kinds) click(t *testing.T, class semantic.ClassOp, label string) {
	t.Helper()
	var at gridtest.Node
	found := func() bool {
		for _, n := range s.Nodes() {
			if n.Class == class && n.Label == label {
				at = n
			}
		}
		return at.Label == label
	}
	s.wait(found)
	require.True(t, found(), "nothing of the name %q in\n%s", label, s.Dump())
	s.Click(at.Center())
	s.Settle()
}

// kind is an edit of a value of one kind.
type kind struct {
	name, column string
	do           func(t *testing.T, s *kinds)
	want         func(r *record)
}

func typed(text string) func(t *testing.T, s *kinds) {
	return func(_ *testing.T, s *kinds) {
		s.TypeKeys(text)
		s.Settle()
	}
}

func pressed(keys ...string) func(t *testing.T, s *kinds) {
	return func(_ *testing.T, s *kinds) {
		s.Keys(keys...)
		s.Settle()
	}
}

func allKinds() []kind {
	at := time.Date(2025, time.March, 4, 0, 0, 0, 0, time.UTC)
	return []kind{
		{"text", "name", typed("Lee"), func(r *record) { r.Name = "Lee" }},
		{"refused text", "name", typed("bad"), func(r *record) {}},
		{"long text", "note", typed("three"), func(r *record) { r.Note = "three" }},
		{"mask", "phone", typed("5559876543"), func(r *record) { r.Phone = "(555) 987-6543" }},
		{"half a mask", "phone", typed("55"), func(r *record) {}},
		{"colour", "ink", typed("0F0"), func(r *record) { r.Ink = "#00ff00" }},
		{"no colour", "ink", typed("red"), func(r *record) {}},
		{"colour by arrow", "ink", pressed("Down"), func(r *record) { r.Ink = "#ff0000" }},
		{"colour by click", "ink", func(t *testing.T, s *kinds) { s.click(t, semantic.RadioButton, "#ff0000") }, func(r *record) { r.Ink = "#ff0000" }},
		{"choice", "state", typed("do"), func(r *record) { r.State = "done" }},
		{"no choice", "state", typed("xyz"), func(r *record) {}},
		{"loaded choice", "owner", func(t *testing.T, s *kinds) {
			s.TypeKeys("ber")
			s.Advance(time.Second)
			s.WaitFor(t, "Berta")
		}, func(r *record) { r.Owner = "Berta" }},
		{"loaded choice by click", "owner", func(t *testing.T, s *kinds) {
			s.Keys("Alt+Down")
			s.click(t, semantic.RadioButton, "Bruno")
		}, func(r *record) { r.Owner = "Bruno" }},
		{"number", "qty", typed("1,234"), func(r *record) { r.Qty = 1234 }},
		{"no number", "qty", typed("x"), func(r *record) {}},
		{"number by steps", "price", pressed("Up", "Shift+Up", "Down"), func(r *record) { r.Price = 2.5 }},
		{"number by a button", "price", func(t *testing.T, s *kinds) { s.click(t, semantic.Button, "Increase") }, func(r *record) { r.Price = 1.6 }},
		{"slider by a key", "level", pressed("PageUp"), func(r *record) { r.Level = 100 }},
		{"percent", "share", typed("40"), func(r *record) { r.Share = 0.4 }},
		{"boolean", "paid", pressed("Space"), func(r *record) { r.Paid = true }},
		{"date", "born", typed("2025-05-06"), func(r *record) { r.Born = time.Date(2025, 5, 6, 0, 0, 0, 0, time.UTC) }},
		{"date by the calendar", "born", pressed("Alt+Down", "Right", "Down"), func(r *record) { r.Born = at.AddDate(0, 0, 8) }},
		{"date by the button", "born", func(t *testing.T, s *kinds) {
			s.click(t, semantic.Button, "Calendar")
			s.Keys("Right")
		}, func(r *record) { r.Born = at.AddDate(0, 0, 1) }},
		{"time of day", "starts", typed("1415"), func(r *record) { r.Starts = at.Add(14*time.Hour + 15*time.Minute) }},
		{"time of day by the list", "starts", pressed("Down"), func(r *record) { r.Starts = at.Add(10 * time.Hour) }},
		{"day and time", "meets", pressed("Alt+Down", "Right", "Shift+Down"), func(r *record) { r.Meets = at.AddDate(0, 0, 1).Add(10 * time.Hour) }},
		{"duration", "wait", typed("2h"), func(r *record) { r.Wait = 2 * time.Hour }},
		{"no duration", "wait", typed("90"), func(r *record) {}},
		{"duration by steps", "wait", pressed("Up"), func(r *record) { r.Wait = 105 * time.Minute }},
		{"time since midnight by click", "opens", func(t *testing.T, s *kinds) {
			s.Keys("Alt+Down")
			s.click(t, semantic.RadioButton, "09:30")
		}, func(r *record) { r.Opens = 9*time.Hour + 30*time.Minute }},
		{"tags", "labels", typed("do he "), func(r *record) { r.Labels = []string{"bug", "docs", "help"} }},
		{"tags by click", "labels", func(t *testing.T, s *kinds) {
			s.Keys("Alt+Down")
			s.click(t, semantic.CheckBox, "docs")
			s.click(t, semantic.CheckBox, "bug")
		}, func(r *record) { r.Labels = []string{"docs"} }},
		{"tags by keys", "labels", func(t *testing.T, s *kinds) {
			s.Keys("Down", "Down")
			s.TypeKeys(" ")
		}, func(r *record) { r.Labels = []string{"bug", "docs"} }},
		{"no tag", "labels", typed("xyz"), func(r *record) {}},
		{"free tags", "free", typed("y, z"), func(r *record) { r.Free = []string{"x", "y", "z"} }},
		{"loaded tags", "cities", func(t *testing.T, s *kinds) {
			s.TypeKeys("bus")
			s.Advance(time.Second)
			s.WaitFor(t, "Busan")
			s.TypeKeys(" ")
		}, func(r *record) { r.Cities = []string{"Seoul", "Busan"} }},
	}
}

// A value is edited in a form as in its cell.
func TestEachKindIsEditedAsInItsCell(t *testing.T) {
	for _, k := range allKinds() {
		for _, form := range []bool{false, true} {
			t.Run(map[bool]string{false: "cell ", true: "form "}[form]+k.name, func(t *testing.T) {
				s := newKinds(t, k.column, form)
				k.do(t, s)
				if k.column != "paid" {
					s.Keys("Enter")
				}
				s.Settle()
				want := aRecord("a")
				k.want(&want)
				got, _ := s.Grid.RowAt(0)
				require.Equal(t, want, got)
				if edits := gridstage.EventsOf[gridui.CellsEdited[record]](s.Events); form && len(edits) > 0 {
					require.Len(t, edits, 1)
					require.True(t, s.Grid.History().Undo())
					s.Settle()
					got, _ = s.Grid.RowAt(0)
					require.Equal(t, aRecord("a"), got, "one edit is one step")
				}
			})
		}
	}
}

// Every column with an editor of its own is among the kinds.
func TestKindsAreComplete(t *testing.T) {
	walked := map[string]bool{}
	for _, k := range allKinds() {
		walked[k.column] = true
	}
	for id := range recordColumns() {
		require.True(t, walked[id], id)
	}
}

// shows reports whether a list has an item.
func (s *kinds) shows(label string) bool {
	for _, n := range s.Nodes() {
		if (n.Class == semantic.CheckBox || n.Class == semantic.RadioButton) && n.Label == label {
			return true
		}
	}
	return false
}

// Lists are closed until users open them, and Escape closes them before it discards the edit and closes the form.
func TestListsOpenOnDemandAndEscapeClosesThemFirst(t *testing.T) {
	items := map[string]string{"labels": "docs", "free": "x", "state": "sent", "owner": "Berta", "cities": "Berta", "opens": "09:30", "starts": "08:00"}
	for id, item := range items {
		t.Run(id, func(t *testing.T) {
			s := newKinds(t, id, true)
			require.False(t, s.shows(item))
			for _, keys := range [][2]string{{"Alt+Down", "Alt+Up"}, {"Alt+Down", "Escape"}} {
				s.Keys(keys[0])
				s.wait(func() bool { return s.shows(item) })
				require.True(t, s.shows(item), "%s\n%s", keys[0], s.Dump())
				s.Keys(keys[1])
				s.Settle()
				require.False(t, s.shows(item), keys[1])
				require.True(t, s.view.Open)
			}
			s.TypeKeys("z")
			s.Settle()
			s.Keys("Escape", "Escape")
			s.Settle()
			require.True(t, s.view.Open, "the text is discarded first")
			s.Keys("Escape")
			s.Settle()
			require.False(t, s.view.Open)
			got, _ := s.Grid.RowAt(0)
			require.Equal(t, aRecord("a"), got)
		})
	}
}
