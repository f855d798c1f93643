// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data_test

import (
	"fmt"

	"github.com/giogrid/giogrid/example/data"
)

func ExampleAirports() {
	list := data.Airports()
	fmt.Println(len(list))
	fmt.Printf("%+v\n", list[0])
	// Output:
	// 3376
	// {IATA:00M Name:Thigpen City:Bay Springs State:MS Country:USA Latitude:31.95376472 Longitude:-89.23450472}
}
