// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package icon_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/icon"
)

func ExampleSet_Override() {
	icons := icon.Default().Override(icon.Set{
		Asc:  icon.Text("▲"),
		Desc: icon.Text("▼"),
	})
	fmt.Println(icons.Asc.Glyph, icons.Desc.Glyph, icons.Check.IsZero())
	// Output: ▲ ▼ false
}
