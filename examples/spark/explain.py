"""Rates puzzles on Spark and counts them by level: explain.py SUDOSAT_SPARK_JAR PUZZLES TABLE.parquet"""
import sys
from pyspark.sql import SparkSession

jar, *arguments = sys.argv[1:]
spark = SparkSession.builder.config("spark.jars", jar).getOrCreate()
line = spark.sparkContext._gateway.new_array(spark._jvm.String, 3)
for place, argument in enumerate(["explain", *arguments]):
    line[place] = argument
assert spark._jvm.sudosat.spark.Main.run(line) == 0
spark.read.parquet(arguments[1]).groupBy("level").count().orderBy("level").show()
