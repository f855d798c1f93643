// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
)

// ViewName is the name of the menu in View.Extensions, which is no part of the views in it.
const ViewName = "viewmenu"

// list is the views that users have saved, and how the grid differs from the chosen one.
type list struct {
	saved []option.NamedView
	// key is what they were read under, asked that they are being read, read that they are.
	key         string
	asked, read bool
	// base is the view as the grid has shown it since it was put in place, of the view baseOf.
	base   option.View
	baseOf string
	based  bool
	// changed says that the grid shows something else than base; of is the name that this is about.
	changed bool
	of      string
}

// locked is the view of the program with a name.
func (f *Feature) locked(name string) (v option.NamedView, ok bool) {
	return named(f.Program.Locked(), name)
}

// saved is the view of a user with a name.
func (f *Feature) saved(name string) (v option.NamedView, ok bool) { return named(f.list.saved, name) }

// find is the view with a name; those of the program come first.
func (f *Feature) find(name string) (v option.NamedView, ok bool) {
	if v, ok = f.locked(name); !ok {
		v, ok = f.saved(name)
	}
	return v, ok
}

func named(views []option.NamedView, name string) (v option.NamedView, ok bool) {
	if name == "" {
		return v, false
	}
	i := slices.IndexFunc(views, func(v option.NamedView) bool { return v.Name == name })
	if i < 0 {
		return v, false
	}
	return views[i], true
}

// taken reports whether a name is that of a view, but for one.
func (f *Feature) taken(name, but string) bool {
	_, ok := f.find(name)
	return ok && name != but
}

// present is the view of the grid with the parts that are saved.
func (f *Feature) present() option.View { return f.Views.View().Only(f.Program.Parts()) }

// choose puts a view in place, and reports whether there is one with the name.
func (f *Feature) choose(name string) bool {
	v, ok := f.find(name)
	if !ok {
		return false
	}
	_, isLocked := f.locked(name)
	f.Views.SetView(v.View.Only(f.Program.Parts()))
	f.settle(name, v.View.Parts())
	f.Report.Emit(events.ViewChosen{Name: name, Locked: isLocked, View: v.View})
	f.says(f.texts().Chosen(name))
	return true
}

// settle makes a view the chosen one, as the grid shows it now. parts are those that it has.
func (f *Feature) settle(name string, parts option.ViewParts) {
	f.Program.SetCurrent(name)
	f.Views.Changed()
	l := &f.list
	l.base, l.baseOf, l.based = f.present().Only(parts&f.Views.Lasting()), name, true
	l.changed, l.of = false, name
}

// syncChanged finds whether the grid shows something else than the chosen view.
func (f *Feature) syncChanged() {
	l, name := &f.list, f.Program.Current()
	moved := f.Views.Changed()
	if !moved && l.of == name && (l.based || name == "") {
		return
	}
	l.of = name
	if !l.based || l.baseOf != name {
		v, ok := f.find(name)
		if l.base, l.baseOf, l.based = v.View.Only(f.Program.Parts()&f.Views.Lasting()), name, ok; !ok {
			l.changed = false
			return
		}
	}
	l.changed = !f.present().Only(l.base.Parts()).Equal(l.base)
}

// take makes what was read the views of users.
func (f *Feature) take(from namedviews.List) {
	f.list.saved, f.list.read = from.Views, true
	for i := range from.Views {
		delete(from.Views[i].View.Extensions, ViewName) // of a program that saved Grid.View
	}
	if f.menu.IsOpen() {
		f.menu.SetItems(f.items())
	}
}
