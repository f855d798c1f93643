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

func ExampleFlights() {
	list := data.Flights()
	fmt.Println(len(list))
	fmt.Printf("%+v\n", list[0])
	// Output:
	// 23109
	// {Date:2001-01-01 00:01:00 +0000 UTC Delay:14 Distance:405 Origin:MCI Destination:MDW}
}

func ExampleAirportByIATA() {
	last := data.Flights()[23108]
	from, _ := data.AirportByIATA(last.Origin)
	to, _ := data.AirportByIATA(last.Destination)
	fmt.Println(from.City, "to", to.City)
	_, ok := data.AirportByIATA("?")
	fmt.Println(ok)
	// Output:
	// Nashville to Raleigh
	// false
}
