// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

func ExampleOf() {
	prices := series.Of([]series.Value{series.Float(0.1, 64), series.Float(0.2, 64)}, series.Options{})
	days := series.Of([]series.Value{series.Text("FRI"), series.Text("SUN")}, series.Options{})
	above := series.Of([]series.Value{series.Text("a"), series.Text("b"), series.Text("c")}, series.Options{Backward: true})

	fmt.Println(prices.At(0).Number.Float, prices.At(99_999).Number.Float)
	fmt.Println(days.At(0).Text, days.At(1).Text)
	fmt.Println(above.At(1).Text, above.At(0).Text, above.Source(0))
	// Output:
	// 0.3 10000.2
	// TUE THU
	// b c 2
}
