// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"image"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// A watched is a fake of a source that reports changes.
type watched struct {
	*sourcetest.Fake[gridstage.Person]
	rowsource.Watcher
}

func (w watched) Features() rowsource.Features {
	f := w.Fake.Features()
	f.Watch = true
	return f
}

// overLivePeople runs a test of a grid over people that others change.
func overLivePeople(t *testing.T, o gridui.RemoteOptions[gridstage.Person], set func(g *gridui.Grid[gridstage.Person]), run func(r *remotestage.RemoteStage[gridstage.Person], change func(func([]gridstage.Person) []gridstage.Person))) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		source := remotestage.PeopleSource(t, 3000)
		r := &remotestage.RemoteStage[gridstage.Person]{Fake: &sourcetest.Fake[gridstage.Person]{Source: source}}
		r.Fake.Before = r.Calls.Hold
		r.Remote = gridui.NewRemote(watched{r.Fake, source}, o)
		r.Stage = gridstage.New(image.Pt(420, 340), func(*gridui.Grid[gridstage.Person]) {})
		set(&r.Grid)
		r.Grid.Columns = gridstage.PeopleColumns()
		r.Grid.SetSource(r.Remote)
		r.Harness = gridtest.New(r.Size, r.Layout)
		defer r.Close()
		r.Pass()
		run(r, func(change func([]gridstage.Person) []gridstage.Person) {
			require.NoError(t, source.SetRows(change(gridstage.People(3000))))
			synctest.Wait()
			r.Advance(time.Second)
			r.Frame()
		})
	})
}

// What others change shows, without a veil and without anything moving.
func TestLiveRemoteRows(t *testing.T) {
	overLivePeople(t, gridui.RemoteOptions[gridstage.Person]{Live: true}, func(*gridui.Grid[gridstage.Person]) {}, func(r *remotestage.RemoteStage[gridstage.Person], change func(func([]gridstage.Person) []gridstage.Person)) {
		r.Grid.ScrollToRow(1000, option.AlignStart)
		r.Frame()
		r.Pass()
		require.Equal(t, "p1000", r.RowTexts()[0])
		change(func(rows []gridstage.Person) []gridstage.Person {
			rows[1001].Name = "New"
			return rows[10:]
		})
		_, veil := r.Find("불러오는 중…")
		require.False(t, veil)
		r.Pass()
		require.Equal(t, "p1000", r.RowTexts()[0])
		row, _ := r.Grid.RowAt(991)
		require.Equal(t, "New", row.Name)
		require.Equal(t, 2990, r.Grid.Shown())
	})
}

// Cells that others have changed flash.
func TestLiveRemoteCellsFlash(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) { g.Flash = true }
	overLivePeople(t, gridui.RemoteOptions[gridstage.Person]{Live: true}, set, func(r *remotestage.RemoteStage[gridstage.Person], change func(func([]gridstage.Person) []gridstage.Person)) {
		still := gridstage.Fills(r.Stage)
		change(func(rows []gridstage.Person) []gridstage.Person {
			rows[1].Name = "New"
			return rows
		})
		r.Pass()
		require.Equal(t, 1, gridstage.Tinted(r.Stage, still))
	})
}

// Without RemoteOptions.Live rows stay as they were read.
func TestRemoteRowsThatAreNotLive(t *testing.T) {
	overLivePeople(t, gridui.RemoteOptions[gridstage.Person]{}, func(*gridui.Grid[gridstage.Person]) {}, func(r *remotestage.RemoteStage[gridstage.Person], change func(func([]gridstage.Person) []gridstage.Person)) {
		change(func(rows []gridstage.Person) []gridstage.Person { return rows[10:] })
		r.Pass()
		require.Equal(t, "p0", r.RowTexts()[0])
	})
}
