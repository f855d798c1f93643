// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// RenameRow keeps the pin of a row when the row gets another id.
func (f *Feature) RenameRow(r edit.Rename) {
	if p := f.Options; !p.Controlled {
		p.Top, p.Bottom = renamedIn(p.Top, r), renamedIn(p.Bottom, r)
	}
}

// renamedIn returns a list in which the new id of a row replaces the old one. It does not change the list itself.
func renamedIn(ids []string, r edit.Rename) []string {
	i := slices.Index(ids, r.From)
	if i < 0 {
		return ids
	}
	ids = slices.Clone(ids)
	ids[i] = r.To
	return ids
}
