// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"log/slog"
	"time"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// viewPersister restores the view of a grid from its stores and saves it when it changes.
type viewPersister struct {
	begun, closed bool
	// initial is the view that the program set up, restored what was put over it.
	initial  option.View
	restored option.ViewParts
	// waiting is a view that was set before there were columns.
	waiting *option.View
	docs    [len(viewPlaces{})]keptView
	marks   viewMarks
	// dirty says that the view is another than was written, or may be: since a time, the
	// last change being at another.
	dirty       bool
	first, last time.Time
	// wake is the time of the frame that was asked for to write, wakeCmd the command: it
	// is needed in each frame until then.
	wake    time.Time
	wakeCmd input.Command
}

// keptView is a place where a view is kept.
type keptView struct {
	key    string
	parts  option.ViewParts
	writer *viewWriter
	// saved is what was read or written last; noted says that it is known.
	saved option.View
	noted bool
}

const (
	// viewSettle is how long a view has to stay as it is before it is written; while it
	// changes on, it is written after viewLongest.
	viewSettle  = 100 * time.Millisecond
	viewLongest = 8 * viewSettle
)

// restoreViews puts in place what is kept of the view, once there are columns.
func (g *core) restoreViews() {
	places := g.viewPlaces()
	if len(g.data.CallerColumns()) == 0 || g.persister.follows(&places) {
		return
	}
	s := g.viewState()
	g.persister.open(&s, &places, g.Invalidate)
	g.pinnedByView()
	g.resolveColumns()
}

// pinnedByView notes that what is pinned now is not what the program has pinned.
func (g *core) pinnedByView() {
	g.firstPins.changedTo(events.ColumnPinningChanged{Left: g.ColumnPinning.Left, Right: g.ColumnPinning.Right})
}

// keepViews has the view written when it changed. It is called when a frame is drawn.
func (g *core) keepViews(gtx layout.Context) {
	if g.persister.keeps() {
		s := g.viewState()
		g.persister.keep(gtx, &s)
	}
}

// SaveView writes now what is kept of the view, and returns when the store has it. The
// grid does so by itself; in a browser, call it when the page is hidden.
func (g *Grid[T]) SaveView() error { return g.bound().SaveView() }

func (g *core) SaveView() error {
	s := g.viewState()
	return g.persister.flush(&s)
}

// closeViews writes what is kept, for the last time.
func (g *core) closeViews() error {
	err := g.SaveView()
	return errors.Join(err, g.persister.close())
}

// follows says whether all that is asked for was read.
func (k *viewPersister) follows(places *viewPlaces) bool {
	if k.closed {
		return true
	}
	for i := range k.docs {
		if k.docs[i].key != places[i].Key {
			return false
		}
		k.docs[i].parts = places[i].parts
	}
	return k.begun && k.waiting == nil
}

// open reads what is kept.
func (k *viewPersister) open(s *viewState, places *viewPlaces, wake func()) {
	if k.waiting != nil {
		s.set(*k.waiting)
		k.waiting = nil
	}
	if !k.begun {
		k.begun, k.initial = true, s.view()
	}
	for i := range k.docs {
		d, at := &k.docs[i], &places[i]
		if d.key == at.Key {
			continue
		}
		if d.writer != nil {
			problem(s, d.key, errors.Join(d.flush(s), d.writer.close()))
		}
		*d = keptView{key: at.Key, parts: at.parts}
		if at.Key != "" {
			d.writer = newViewWriter(at, wake)
			k.restored |= d.restore(s, at)
		}
	}
}

// begins says, for a component that sets up a part of the view after the view was read,
// whether something was read for that part; first does to a view what it sets up.
func (k *viewPersister) begins(part option.ViewParts, first func(*option.View)) (restored bool) {
	if k.begun {
		first(&k.initial)
	}
	return k.restored&part != 0
}

// restore puts in place what is kept, and says of which parts there was something.
func (d *keptView) restore(s *viewState, at *viewPlace) option.ViewParts {
	v, err := d.writer.read(at.Loaded)
	if err != nil {
		d.writer.Failed.Ignore(err)
		problem(s, d.key, err)
		return 0
	}
	if v.Parts() == 0 {
		return 0
	}
	v = v.Only(at.parts &^ s.controlled())
	s.set(v)
	s.engine.ask.report.Emit(events.ViewRestored{Key: d.key, View: v})
	return v.Parts()
}

// problem tells of an error, if there is one.
func problem(s *viewState, key string, err error) {
	if err != nil {
		slog.Warn("gridui: the view of a grid is not kept", "key", key, "error", err)
		s.engine.ask.report.Emit(events.PersistProblem{Key: key, Err: err})
	}
}

// keeps says whether anything is kept.
func (k *viewPersister) keeps() bool {
	if k.closed {
		return false
	}
	for i := range k.docs {
		if k.docs[i].writer != nil {
			return true
		}
	}
	return false
}

// keep follows the view of a frame.
func (k *viewPersister) keep(gtx layout.Context, s *viewState) {
	k.report(gtx, s)
	if k.marks.sync(s) {
		if !k.dirty {
			k.dirty, k.first = true, gtx.Now
		}
		k.last = gtx.Now
	}
	if k.note(s) {
		k.dirty = false
	}
	if !k.dirty {
		return
	}
	due := ui.NotAfter(&k.last, gtx.Now).Add(viewSettle)
	if latest := ui.NotAfter(&k.first, gtx.Now).Add(viewLongest); latest.Before(due) {
		due = latest
	}
	if gtx.Now.Before(due) {
		k.wakeAt(gtx, due)
		return
	}
	k.dirty = false
	k.write(s)
}

// wakeAt asks for a frame at a time, or at the earlier one that was asked for before.
func (k *viewPersister) wakeAt(gtx layout.Context, due time.Time) {
	if k.wakeCmd == nil || !k.wake.After(gtx.Now) || k.wake.After(due) {
		k.wake, k.wakeCmd = due, op.InvalidateCmd{At: due}
	}
	gtx.Execute(k.wakeCmd)
}

// note takes the view of the first frame for what is kept, and says whether this is
// that frame: what the program sets up is not written.
func (k *viewPersister) note(s *viewState) (first bool) {
	for i := range k.docs {
		if d := &k.docs[i]; d.writer != nil && !d.noted {
			d.saved, d.noted, first = d.view(s), true, true
		}
	}
	return first
}

// report tells of what could not be written.
func (k *viewPersister) report(gtx layout.Context, s *viewState) {
	for i := range k.docs {
		d := &k.docs[i]
		if d.writer == nil {
			continue
		}
		if err := d.writer.Failed.Take(); err != nil {
			problem(s, d.key, err)
			gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
		}
	}
}

// write has written what changed.
func (k *viewPersister) write(s *viewState) {
	for i := range k.docs {
		d := &k.docs[i]
		if d.writer == nil || !d.noted {
			continue
		}
		if v := d.view(s); !v.Equal(d.saved) {
			d.saved = v
			d.writer.Put(v)
		}
	}
}

// view is what is kept of the present view.
func (d *keptView) view(s *viewState) option.View {
	v := s.view()
	return v.Only(d.parts &^ s.controlled())
}

// flush writes what changed now.
func (d *keptView) flush(s *viewState) error {
	if !d.noted {
		return nil
	}
	v := d.view(s)
	if v.Equal(d.saved) {
		return d.writer.flush(nil)
	}
	err := d.writer.flush(&v)
	if err == nil {
		d.saved = v
	}
	return err
}

func (k *viewPersister) flush(s *viewState) error {
	var errs []error
	for i := range k.docs {
		if d := &k.docs[i]; d.writer != nil && !k.closed {
			errs = append(errs, d.flush(s))
		}
	}
	return errors.Join(errs...)
}

func (k *viewPersister) close() error {
	var errs []error
	for i := range k.docs {
		if d := &k.docs[i]; d.writer != nil && !k.closed {
			errs = append(errs, d.writer.close())
		}
	}
	k.closed = true
	return errors.Join(errs...)
}
