// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// RenameRow keeps the pin of a row that gets another id.
func (f *Feature) RenameRow(r edit.Rename) {
	if p := f.Options; !p.Controlled {
		p.Top, p.Bottom = renamedIn(p.Top, r), renamedIn(p.Bottom, r)
	}
}

// renamedIn returns a list with the new id of a row in place of its old one. The list itself
// stays as it is.
func renamedIn(ids []string, r edit.Rename) []string {
	i := slices.Index(ids, r.From)
	if i < 0 {
		return ids
	}
	ids = slices.Clone(ids)
	ids[i] = r.To
	return ids
}
