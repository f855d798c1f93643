// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/keylist"
)

// TestKeyList shows the list of keys over a grid.
func TestKeyList(t *testing.T) {
	for name, set := range themed {
		s := newEditScene(1, set)
		s.orders.Find.Enabled, s.orders.CellRanges.Enabled = true, true
		keys := &keylist.List{}
		s.orders.Extensions = []gridui.Extension{keys}
		s.Size = image.Pt(660, 420)
		s.Settle()
		keys.Open = true
		s.Settle()
		s.Settle()
		s.golden(t, "keys-"+name)
	}
}
