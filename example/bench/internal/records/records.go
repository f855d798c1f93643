// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package records generates rows of eight typed fields, as a program would hold them, to sort.
package records

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"time"
)

// Record is a row. Numbers within its texts have a fixed length, so that natural order, which compares them as
// numbers, equals byte order.
type Record struct {
	ID    int64 // different in each
	Name  string
	City  string
	Group int32
	Score float64
	Stamp time.Time
	Email string
	Note  string
}

var (
	given  = []string{"Ada", "Bo", "Carla", "Dmitri", "Farid", "Grace", "Hiro", "Ingrid", "Kim", "Lena", "Mina", "Noor", "Olaf", "Priya"}
	places = []string{"가람", "나래", "다솜", "라온", "마루", "바다", "사랑", "아름", "자연", "차오름", "카라", "타래", "파랑", "하늘"}
)

// Make returns n records in no particular order, the same each time.
func Make(n int) []Record {
	rnd := rand.New(rand.NewPCG(1, 2))
	one := func(of []string) string { return of[rnd.IntN(len(of))] }
	number := func(least int) string { return strconv.Itoa(least + rnd.IntN(9*least)) }
	all := make([]Record, n)
	for i := range all {
		name := one(given)
		all[i] = Record{
			ID:    int64(i),
			Name:  name + " " + number(1_000_000),
			City:  one(places) + one(places) + number(10),
			Group: int32(rnd.IntN(100)),
			Score: rnd.NormFloat64() * 1000,
			Stamp: time.Unix(1_700_000_000+rnd.Int64N(100_000_000), 0),
			Email: strings.ToLower(name) + number(100) + "@example.com",
			Note:  "order " + number(10_000),
		}
	}
	return all
}
