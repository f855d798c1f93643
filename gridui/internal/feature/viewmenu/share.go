// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"errors"
	"io"
	"strconv"

	"gioui.org/io/transfer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// share copies the current view as JSON, under the name of the chosen view.
func (f *Feature) share(to menus.Target[int]) {
	name := f.shownName()
	text, err := namedviews.Share(option.NamedView{Name: name, View: f.present()})
	if err != nil {
		f.fail(f.texts().NotSaved+": "+errwords.Of(err), err)
		return
	}
	to.Copy(text)
	if name == "" {
		name = f.texts().Views
	}
	said := f.texts().Shared(name)
	f.line.tell(said, false)
	f.says(said)
}

// updatePaste reads a shared view from the clipboard, and reports whether the clipboard answered or failed to.
func (f *Feature) updatePaste(gtx layout.Context) bool {
	if f.line.pasting {
		f.line.pasting = false
		f.read.Begin(gtx)
		gtx.Execute(op.InvalidateCmd{})
	}
	ev, ok := f.read.Answer(gtx)
	if !ok {
		if f.read.Expired(gtx) {
			f.fail(f.texts().NoText, errNoText)
			return true
		}
		return false
	}
	data, is := ev.(transfer.DataEvent)
	if !is {
		return true
	}
	f.read.Forget()
	in := data.Open()
	text, err := io.ReadAll(io.LimitReader(in, namedviews.MaxShared+1))
	if err = errors.Join(err, in.Close()); err != nil || len(text) == 0 {
		f.fail(f.texts().NoText, errors.Join(errNoText, err))
		return true
	}
	f.paste(string(text))
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// errNoText is the error of a clipboard without text.
var errNoText = errors.New("gridui: the clipboard has no text")

// paste applies a shared view, and opens the field for the name to save it under.
func (f *Feature) paste(text string) {
	v, err := namedviews.Parse(text)
	if err != nil {
		f.fail(f.unreadable(err), err)
		return
	}
	f.Views.SetView(v.View.Only(f.Program.Parts()))
	f.Program.SetCurrent("")
	if f.list.key != "" {
		f.begin(modeSaveAs, f.freeName(v.Name))
	}
}

// unreadable returns the message for a pasted text that is not a view.
func (f *Feature) unreadable(err error) string {
	t := f.texts()
	var at *namedviews.PlaceError
	if !errors.As(err, &at) || at.Line == 0 {
		return t.NotAView + ": " + errwords.Of(err)
	}
	return t.NotAView + ": " + t.At(at.Line, at.Column) + ": " + errwords.Of(at.Err)
}

// freeName returns a name, followed by a number if it is taken.
func (f *Feature) freeName(name string) string {
	free := name
	for n := 2; f.taken(free, ""); n++ {
		free = name + " (" + strconv.Itoa(n) + ")"
	}
	return free
}
