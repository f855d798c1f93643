// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idset_test

import (
	"encoding/json"
	"fmt"

	"github.com/giogrid/giogrid/gridui/idset"
)

func ExampleSet() {
	rows := idset.All("b")
	rows.Set("c", false)
	text, _ := json.Marshal(rows)
	fmt.Println(rows.Has("a"), rows.Has("b"), string(text))
	// Output: true false {"__all__":true,"b":false,"c":false}
}

func ExampleSet_Rename() {
	rows := idset.Of("draft-1", "7")
	rows.Rename("draft-1", "8")
	fmt.Println(rows.Has("draft-1"), rows.Has("8"), rows.Has("7"))
	// Output: false true true
}
