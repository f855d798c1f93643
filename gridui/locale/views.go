// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Views are the texts of the menu of views.
type Views struct {
	// Views names the button while no view is chosen, Changed a view that was chosen and then
	// changed, Locked one that belongs to the program.
	Views           string
	Changed, Locked func(name string) string
	// None stands in the menu where there are no views.
	None string
	// Save saves over the view that was changed, SaveAs, Rename, Delete, Share and Paste are
	// entries that do so.
	Save                                 func(name string) string
	SaveAs, Rename, Delete, Share, Paste string
	// Name is the field for a name, Ask asks whether to delete a view, Keep leaves it, OK and Cancel
	// end the field, Remove deletes the view.
	Name               string
	Ask                func(name string) string
	OK, Cancel, Remove string
	// Shared states that a view is on the clipboard, Saved, Renamed and Deleted what was done, Chosen
	// which view shows.
	Shared, Saved, Renamed, Deleted, Chosen func(name string) string
	// NameEmpty and NameTaken state what is wrong with a name, Gone that no view has it any more.
	NameEmpty       string
	NameTaken, Gone func(name string) string
	// Full states that the store has no room, NotSaved and NotLoaded precede why it did not do what it
	// was to.
	Full, NotSaved, NotLoaded string
	// NoText states that there is no text on the clipboard, NotAView that it is no view and why; At
	// is where: a line and a column, from 1 on.
	NoText   string
	NotAView string
	At       func(line, column int) string
}

// override returns the texts, replaced by the texts of part that are set.
func (t Views) override(part Views) Views {
	for _, s := range [...]struct {
		to   *string
		from string
	}{
		{&t.Views, part.Views}, {&t.None, part.None}, {&t.SaveAs, part.SaveAs}, {&t.Rename, part.Rename}, {&t.Delete, part.Delete},
		{&t.Share, part.Share}, {&t.Paste, part.Paste}, {&t.Name, part.Name}, {&t.OK, part.OK}, {&t.Cancel, part.Cancel}, {&t.Remove, part.Remove},
		{&t.NameEmpty, part.NameEmpty}, {&t.Full, part.Full}, {&t.NotSaved, part.NotSaved}, {&t.NotLoaded, part.NotLoaded},
		{&t.NoText, part.NoText}, {&t.NotAView, part.NotAView},
	} {
		*s.to = override.Or(s.from, *s.to)
	}
	for _, f := range [...]struct {
		to   *func(string) string
		from func(string) string
	}{
		{&t.Changed, part.Changed}, {&t.Locked, part.Locked}, {&t.Save, part.Save}, {&t.Ask, part.Ask}, {&t.Shared, part.Shared},
		{&t.Saved, part.Saved}, {&t.Renamed, part.Renamed}, {&t.Deleted, part.Deleted}, {&t.Chosen, part.Chosen},
		{&t.NameTaken, part.NameTaken}, {&t.Gone, part.Gone},
	} {
		either1(f.to, f.from)
	}
	if part.At != nil {
		t.At = part.At
	}
	return t
}
