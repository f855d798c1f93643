// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"errors"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// pollEvery is the interval at which a grid without Options.Invalidate polls for results.
const pollEvery = 50 * time.Millisecond

// Tick reads the views if their key changed, handles the results of the worker, and follows changes of the view.
func (f *Feature) Tick(gtx layout.Context) {
	f.syncDocument()
	for f.Painter.Styled() { // messages need the texts of the style
		r, ok := f.worker.Take()
		if !ok {
			break
		}
		f.done(r)
		gtx.Execute(op.InvalidateCmd{}) // the program receives events, and the line may show an error
	}
	if f.list.asked && f.Options.Invalidate == nil && f.worker.Busy() {
		gtx.Execute(op.InvalidateCmd{At: gtx.Now.Add(pollEvery)})
	}
	if f.wanted != "" && (f.list.read || f.list.key == "") && f.Painter.Styled() {
		name := f.wanted
		f.wanted = ""
		if !f.choose(name) {
			f.fail(f.texts().Gone(name), namedviews.ErrNoView)
		}
		gtx.Execute(op.InvalidateCmd{})
	}
	f.syncChanged()
}

// syncDocument reads the views when their key has changed.
func (f *Feature) syncDocument() {
	_, key := f.Program.Place()
	if key == f.list.key {
		return
	}
	f.list.key, f.list.saved, f.list.read, f.list.asked = key, nil, false, key != ""
	if key != "" {
		f.do(namedviews.Task{Deed: namedviews.DeedLoad})
	}
}

// do passes a task to the worker.
func (f *Feature) do(t namedviews.Task) {
	t.Store, t.Key = f.Program.Place()
	if f.worker.Wake == nil {
		f.worker.Wake = f.Options.Invalidate
	}
	f.list.asked = true
	f.worker.Do(t)
}

// done handles a result of the worker.
func (f *Feature) done(r namedviews.Result) {
	if r.Key != f.list.key {
		return
	}
	if r.Err == nil || len(r.List.Views) > 0 || r.Deed == namedviews.DeedLoad {
		f.take(r.List)
	}
	if r.Err != nil {
		f.fail(f.failure(&r), r.Err)
		return
	}
	switch r.Deed {
	case namedviews.DeedAdd, namedviews.DeedSave:
		f.settleSaved(r.Name, r.View)
		f.Report.Emit(events.SavedViewChanged{Name: r.Name, View: r.View})
		f.says(f.texts().Saved(r.Name))
	case namedviews.DeedRename:
		if f.Program.Current() == r.Name {
			f.Program.SetCurrent(r.To)
			f.list.baseOf = r.To
		}
		f.Report.Emit(events.SavedViewChanged{Name: r.To, From: r.Name})
		f.says(f.texts().Renamed(r.To))
	case namedviews.DeedDelete:
		if f.Program.Current() == r.Name {
			f.Program.SetCurrent("")
		}
		f.Report.Emit(events.SavedViewChanged{Name: r.Name, Deleted: true})
		f.says(f.texts().Deleted(r.Name))
	}
}

// settleSaved makes a saved view the chosen view. The grid may have changed since the view was saved.
func (f *Feature) settleSaved(name string, v option.View) {
	f.Program.SetCurrent(name)
	l := &f.list
	l.base, l.baseOf, l.based = v.Only(f.Views.Lasting()), name, true
	l.changed, l.of = !f.present().Only(l.base.Parts()).Equal(l.base), name
}

// texts returns the texts of the menu.
func (f *Feature) texts() *locale.Views { return &f.Painter.Style.Texts.Views }

// failure returns the message for a task that failed.
func (f *Feature) failure(r *namedviews.Result) string {
	t, name := f.texts(), r.Name
	if r.Deed == namedviews.DeedRename {
		name = r.To
	}
	switch {
	case errors.Is(r.Err, namedviews.ErrViewName) && name == "":
		return t.NameEmpty
	case errors.Is(r.Err, namedviews.ErrViewName):
		return t.NameTaken(name)
	case errors.Is(r.Err, namedviews.ErrNoView):
		return t.Gone(r.Name)
	case namedviews.IsFull(r.Err):
		return t.Full
	case r.Deed == namedviews.DeedLoad:
		return t.NotLoaded + ": " + errwords.Of(r.Err)
	}
	return t.NotSaved + ": " + errwords.Of(r.Err)
}

// fail reports an error, in the line below the toolbar and to the program.
func (f *Feature) fail(text string, err error) {
	f.line.tell(text, true)
	f.Report.Emit(events.ProblemFound{Err: err, Text: text})
	if f.Options.Announce {
		f.announce(text, true)
	}
}

func (f *Feature) announce(text string, assertive bool) {
	f.Report.Emit(events.TextAnnounced{Text: text, Assertive: assertive})
}

// Choose applies the view with a name after the views have been read.
func (f *Feature) Choose(name string) { f.wanted = name }

// Wait returns when all tasks of the worker are done.
func (f *Feature) Wait() { f.worker.Wait() }
