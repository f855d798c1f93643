// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sample

import (
	"context"
	"database/sql"
	_ "embed"
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/example/data"
)

//go:embed schema.sql
var schema string

func fill(ctx context.Context, tx *sql.Tx) error {
	if _, err := tx.ExecContext(ctx, schema); err != nil {
		return err
	}
	for _, part := range []func(context.Context, *sql.Tx) error{fillAirports, fillCarriers, fillFlights} {
		if err := part(ctx, tx); err != nil {
			return err
		}
	}
	return nil
}

// insert inserts n rows with the values that row returns.
func insert(ctx context.Context, tx *sql.Tx, statement string, n int, row func(i int) []any) error {
	s, err := tx.PrepareContext(ctx, statement)
	if err != nil {
		return err
	}
	defer s.Close()
	for i := range n {
		if _, err := s.ExecContext(ctx, row(i)...); err != nil {
			return err
		}
	}
	return nil
}

func fillAirports(ctx context.Context, tx *sql.Tx) error {
	list := data.Airports()
	return insert(ctx, tx, "INSERT INTO airports VALUES (?, ?, nullif(?, ''), nullif(?, ''), ?, ?, ?)", len(list), func(i int) []any {
		a := list[i]
		return []any{a.IATA, a.Name, a.City, a.State, a.Country, a.Latitude, a.Longitude}
	})
}

func fillCarriers(ctx context.Context, tx *sql.Tx) error {
	return insert(ctx, tx, "INSERT INTO carriers VALUES (?, ?, ?, ?, ?, ?)", len(carriers), func(i int) []any {
		c := carriers[i]
		var founded, picture, about any
		if c.founded != "" {
			founded, picture = c.founded, logo(i)
			about = strings.Repeat(c.about+"\n\n", 1+i*40)
		}
		return []any{c.code, c.name, founded, c.founded != "", picture, about}
	})
}

func fillFlights(ctx context.Context, tx *sql.Tx) error {
	list := data.Flights()
	return insert(ctx, tx, "INSERT INTO flights VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", len(list), func(i int) []any {
		f := list[i]
		var delay any = f.Delay
		if i%500 == 499 {
			delay = nil // the delay is missing
		}
		at := f.Date.Format("2006-01-02 15:04:05")
		return []any{i + 1, at, carrierOf(f).code, f.Origin, f.Destination, f.Distance, delay, details(i, f), note(i, f)}
	})
}

// details returns values for a JSON column: mostly an object, some nested, some null.
func details(i int, f data.Flight) any {
	switch {
	case i%7 == 0:
		return nil
	case i%5 == 0:
		return fmt.Sprintf(`{"gate":"%c%d","seats":{"total":%d,"sold":%d},"stops":["%s","%s"],"meal":null,"wifi":false}`,
			'A'+rune(i%6), 1+i%40, 120+i%3*24, 90+i%30, f.Origin, f.Destination)
	}
	return fmt.Sprintf(`{"gate":"%c%d"}`, 'A'+rune(i%6), 1+i%40)
}

// note returns the text of a row, in most rows null: short, empty, long, in Korean.
func note(i int, f data.Flight) any {
	switch i % 100 {
	case 3:
		return ""
	case 17:
		return "지연 " + fmt.Sprint(f.Delay) + "분, 탑승구가 바뀌었습니다"
	case 42:
		return "Gate changed"
	case 71:
		return strings.Repeat("The crew waited for connecting passengers from "+f.Origin+". ", 1+i/100)
	}
	return nil
}
