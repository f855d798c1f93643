// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net"
	"net/http"
	"time"

	"github.com/giogrid/giogrid/tracking"
)

// sample returns n made-up orders.
func sample(n int) []order {
	names := [...]string{"Kim & Co.", "Müller GmbH", "Dupont SA", "Lee Trading", "Smith Ltd", "Rossi Srl"}
	day := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)
	orders := make([]order, n)
	for i := range orders {
		orders[i] = order{
			ID: i + 1, Customer: names[i*5%len(names)], Date: day.AddDate(0, 0, i%330), Status: status(i % 3),
			Quantity: 1 + i*7%40, Price: cents(199 + i*7919%25_000), Discount: i % 4 * 5,
		}
	}
	return orders
}

// orderService is a service that stores orders, and refuses discounts above 50 %.
type orderService struct {
	last  int
	saved []map[string]any
}

func (s *orderService) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var set struct{ Added, Updated, Removed []map[string]any }
	if err := json.NewDecoder(r.Body).Decode(&set); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var answer tracking.CommitAnswer
	take := func(rows []map[string]any, of tracking.RowStatus, added bool) (out []map[string]any) {
		for i, row := range rows {
			if discount, _ := row["discount"].(float64); discount > 50 {
				answer.Errors = append(answer.Errors, tracking.RowError{
					Index: i, Type: of, Message: "the discount is too high",
					Fields: []tracking.FieldError{{Field: "discount", Message: "at most 50 % without the manager"}},
				})
				out = append(out, nil)
				continue
			}
			if added {
				s.last++
				row["id"] = s.last
			}
			s.saved = append(s.saved, row)
			out = append(out, row)
		}
		return out
	}
	answer.Added = take(set.Added, tracking.Added, true)
	answer.Updated = take(set.Updated, tracking.Edited, false)
	json.NewEncoder(w).Encode(answer)
}

// serveSample serves the orders on this machine, and returns the address.
func serveSample() string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		log.Fatal(err)
	}
	go http.Serve(l, &orderService{last: 50_000})
	return fmt.Sprint("http://", l.Addr(), "/orders")
}
