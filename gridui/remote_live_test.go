// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// watched is a fake of a source that tells of changes.
type watched struct {
	*sourcetest.Fake[person]
	rowsource.Watcher
}

func (w watched) Features() rowsource.Features {
	f := w.Fake.Features()
	f.Watch = true
	return f
}

// overLivePeople runs a test of a grid over people that others change.
func overLivePeople(t *testing.T, o gridui.RemoteOptions[person], set func(g *gridui.Grid[person]), run func(r *remoteStage[person], change func(func([]person) []person))) {
	t.Helper()
	remotely(t, func(t *testing.T) {
		source := peopleSource(t, 3000)
		r := &remoteStage[person]{fake: &sourcetest.Fake[person]{Source: source}}
		r.fake.Before = r.calls.Hold
		r.remote = gridui.NewRemote(watched{r.fake, source}, o)
		r.stage = newStage(image.Pt(420, 340), func(*gridui.Grid[person]) {})
		set(&r.grid)
		r.grid.Columns = peopleColumns()
		r.grid.SetSource(r.remote)
		r.Harness = newHarness(r.Size, r.layout)
		defer r.end()
		r.pass()
		run(r, func(change func([]person) []person) {
			require.NoError(t, source.SetRows(change(people(3000))))
			synctest.Wait()
			r.Advance(time.Second)
			r.Frame()
		})
	})
}

// What others change shows, without a veil and without anything moving.
func TestLiveRemoteRows(t *testing.T) {
	overLivePeople(t, gridui.RemoteOptions[person]{Live: true}, func(*gridui.Grid[person]) {}, func(r *remoteStage[person], change func(func([]person) []person)) {
		r.grid.ScrollToRow(1000, gridui.ScrollStart)
		r.Frame()
		r.pass()
		require.Equal(t, "p1000", r.rowTexts()[0])
		change(func(rows []person) []person {
			rows[1001].Name = "New"
			return rows[10:]
		})
		_, veil := r.Find("불러오는 중…")
		require.False(t, veil)
		r.pass()
		require.Equal(t, "p1000", r.rowTexts()[0])
		row, _ := r.grid.RowAt(991)
		require.Equal(t, "New", row.Name)
		require.Equal(t, 2990, r.grid.Shown())
	})
}

// Cells that others have changed flash.
func TestLiveRemoteCellsFlash(t *testing.T) {
	set := func(g *gridui.Grid[person]) { g.Flash = option.Flash{Enabled: true} }
	overLivePeople(t, gridui.RemoteOptions[person]{Live: true}, set, func(r *remoteStage[person], change func(func([]person) []person)) {
		still := fills(r.stage)
		change(func(rows []person) []person {
			rows[1].Name = "New"
			return rows
		})
		r.pass()
		require.Equal(t, 1, tinted(r.stage, still))
	})
}

// Without RemoteOptions.Live rows stay as they were read.
func TestRemoteRowsThatAreNotLive(t *testing.T) {
	overLivePeople(t, gridui.RemoteOptions[person]{}, func(*gridui.Grid[person]) {}, func(r *remoteStage[person], change func(func([]person) []person)) {
		change(func(rows []person) []person { return rows[10:] })
		r.pass()
		require.Equal(t, "p0", r.rowTexts()[0])
	})
}
