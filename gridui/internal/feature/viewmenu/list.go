// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/namedviews"
	"github.com/giogrid/giogrid/gridui/option"
)

// ViewName is the name of the menu in View.Extensions. Views in the menu do not contain it.
const ViewName = "viewmenu"

// A list holds the views that users have saved, and how the grid differs from the chosen view.
type list struct {
	saved []option.NamedView
	// key is the key of the document, asked whether it has been requested, read whether it was read.
	key         string
	asked, read bool
	// base is the view baseOf as the grid has shown it since it was chosen, valid if based.
	base   option.View
	baseOf string
	based  bool
	// changed is set if the grid differs from base; of is the name of the view that changed refers to.
	changed bool
	of      string
}

// locked returns the view of the program with a name.
func (f *Feature) locked(name string) (v option.NamedView, ok bool) {
	return named(f.Program.Locked(), name)
}

// saved returns the saved view of a user with a name.
func (f *Feature) saved(name string) (v option.NamedView, ok bool) { return named(f.list.saved, name) }

// find returns the view with a name, the view of the program if both exist.
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

// taken reports whether another view than but has a name.
func (f *Feature) taken(name, but string) bool {
	_, ok := f.find(name)
	return ok && name != but
}

// present returns the current view of the grid, reduced to the parts that are saved.
func (f *Feature) present() option.View { return f.Views.View().Only(f.Program.Parts()) }

// choose applies the view with a name, and reports whether there is one.
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

// settle makes a view the chosen view, as the grid shows it now. parts are the parts that the view contains.
func (f *Feature) settle(name string, parts option.ViewParts) {
	f.Program.SetCurrent(name)
	f.Views.Changed()
	l := &f.list
	l.base, l.baseOf, l.based = f.present().Only(parts&f.Views.Lasting()), name, true
	l.changed, l.of = false, name
}

// syncChanged updates whether the grid differs from the chosen view.
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

// take replaces the views of users with those read.
func (f *Feature) take(from namedviews.List) {
	f.list.saved, f.list.read = from.Views, true
	for i := range from.Views {
		delete(from.Views[i].View.Extensions, ViewName) // from a program that saved Grid.View
	}
	if f.menu.IsOpen() {
		f.menu.SetItems(f.items())
	}
}
