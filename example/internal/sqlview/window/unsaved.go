// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
)

// unsaved holds the pages that were left with unsaved changes, by the keys of their places.
type unsaved map[string]page

// keep stores a page if it has changes, and reports whether it did.
func (u unsaved) keep(p page) bool {
	if p.grid == nil || !p.grid.HasChanges() && !p.grid.IsSaving() {
		return false
	}
	u[placeKey(p.place)] = p
	return true
}

// take removes and returns the page of a place, if there is one.
func (u unsaved) take(at places.Place) (p page, ok bool) {
	p, ok = u[placeKey(at)]
	delete(u, placeKey(at))
	return p, ok
}

// update completes saves, and closes the pages without changes.
func (u unsaved) update(gtx layout.Context) {
	for key, p := range u {
		p.grid.Update(gtx)
		if !p.grid.HasChanges() && !p.grid.IsSaving() {
			_ = p.close() // the rows are gone
			delete(u, key)
		}
	}
}

func (u unsaved) close() (err error) {
	for _, p := range u {
		err = errors.Join(err, p.close())
	}
	return err
}

// text returns the names of the tables, and of more pages; empty if there are none.
func (u unsaved) text(l look.Lang, more ...page) string {
	var names []string
	for _, p := range append(slices.Collect(maps.Values(u)), more...) {
		if name := p.place.Table.Table; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	slices.Sort(names)
	list := strings.Join(names, ", ")
	return look.Text{En: "not saved: " + list, Ko: "저장하지 않음: " + list}.In(l)
}
